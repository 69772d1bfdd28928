import { BackendError } from '@vakman/supabase/client/connection';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PhotoQueue, QueueEvent, TakenPhoto } from './photo-queue.events.ts';
import { openPhotoQueue, type QueueWire } from './photo-queue.ts';
import { afterEvent, nextStep, summaryOf, waitAfter } from './photo-queue.state.ts';
import type { PhotoShelf } from './photo-shelf.ts';
import { leftCode } from '../../session/left-code.ts';
import { sendPhoto, whyFailed, type PhotoDoor } from './send-photo.ts';

const photo = (number: number): TakenPhoto => ({
  id: `photo-${number}`,
  entryId: 'entry',
  projectId: 'project',
  userId: 'sanne',
  takenAt: number,
  path: `project/${number}.jpg`,
  smallPath: `project/${number}-small.jpg`,
  stage: 'during',
  audience: 'customer',
  body: 'De voorgevel.',
  width: 2048,
  height: 1536,
  file: new Blob(['large']),
  small: new Blob(['small']),
});
const photos = [photo(1), photo(2), photo(3)];
const after = (...events: readonly QueueEvent[]) => events.reduce<PhotoQueue>(afterEvent, []);
const taken = { kind: 'taken', photos } as const;

test('photos are sent in the order in which they were taken, each once', () => {
  expect(nextStep(after(taken, taken), 0)).toMatchObject({ kind: 'send', photo: { id: 'photo-1' } });
  expect(after(taken, taken)).toHaveLength(3);
  const rest = after(taken, { kind: 'stored', id: 'photo-1' });
  expect(nextStep(rest, 0)).toMatchObject({ photo: { id: 'photo-2' } });
});

test('one that fails lets the next go first, and waits longer each time, but never for an hour', () => {
  const failed = { kind: 'failed', id: 'photo-1', now: 1000, why: 'passing' } as const;
  expect(nextStep(after(taken, failed), 1000)).toMatchObject({ photo: { id: 'photo-2' } });
  const alone = after({ kind: 'taken', photos: [photo(1)] }, failed, failed);
  expect(nextStep(alone, 1000)).toEqual({ kind: 'wait', until: 1000 + waitAfter(2) });
  expect([1, 2, 3].map(waitAfter)).toEqual([2000, 4000, 8000]);
  expect(waitAfter(40)).toBe(300_000);
});

test('what was refused stands in nobody’s way until somebody wants it tried again', () => {
  const refused = after(taken, { kind: 'failed', id: 'photo-1', now: 0, why: 'refused' });
  expect(summaryOf(refused)).toMatchObject({ count: 3, refused: 1 });
  expect(nextStep(refused, 1e9)).toMatchObject({ photo: { id: 'photo-2' } });
  expect(nextStep(afterEvent(refused, { kind: 'resumed' }), 0)).toMatchObject({ photo: { id: 'photo-1' } });
});

test('a file that is gone is uploaded anew, any other stays uploaded', () => {
  const uploaded = after(taken, { kind: 'uploaded', id: 'photo-1' });
  const fail = (why: 'passing' | 'file-gone') =>
    afterEvent(uploaded, { kind: 'failed', id: 'photo-1', now: 0, why })[0]?.isUploaded;
  expect([fail('passing'), fail('file-gone')]).toEqual([true, false]);
});

/** A backend that stores the same once, whose answers are lost as the network likes. */
function lossyBackend(fates: () => 'answered' | 'lost' | 'never-arrived') {
  const files = new Map<string, number>();
  const rows = new Map<string, number>();
  const ask = async (act: () => void) => {
    const fate = fates();
    if (fate !== 'never-arrived') act();
    if (fate !== 'answered') throw new BackendError('No answer');
  };
  const once = (stored: Map<string, number>, key: string) => stored.set(key, 1);
  const door: PhotoDoor = {
    upload: (_connection, { path }) => ask(() => once(files, path)),
    saveEntry: (_connection, { id }) => ask(() => once(rows, id)),
    addPhotos: (_connection, _project, drafts) =>
      ask(() => {
        for (const { id, path, small_path: small } of drafts) {
          if (!files.has(path) || small === null || !files.has(small))
            throw new BackendError('', { code: 'no_file' });
          rows.set(id, (rows.get(id) ?? 0) + (rows.has(id) ? 0 : 1));
        }
      }),
  };
  return { door, files, rows };
}

/** A shelf and a wire of one browser, whose tabs can be closed in the middle. */
function browser() {
  const kept = new Map<string, TakenPhoto>();
  const shelf: PhotoShelf = {
    read: async () => [...kept.values()],
    put: async (more) => more.forEach((each) => kept.set(each.id, each)),
    drop: async (id) => void kept.delete(id),
  };
  let turn: Promise<unknown> = Promise.resolve();
  const ears = new Set<(event: QueueEvent) => void>();
  const wire = (): QueueWire => {
    let own: ((event: QueueEvent) => void) | undefined;
    return {
      post: (event) => ears.forEach((ear) => ear !== own && ear(event)),
      listen(hear) {
        own = hear;
        ears.add(hear);
        return () => ears.delete(hear);
      },
      alone(signal, act) {
        const mine = turn.then(() => (signal.aborted ? undefined : act()));
        turn = mine;
        return mine;
      },
    };
  };
  return { kept, shelf, wire };
}

const connection = { url: 'http://backend', publishableKey: 'key' };
const moment = () => new Promise<void>((resolve) => setTimeout(resolve));

test('over lost answers, two tabs and a closed one, every photo is stored, and none twice', async () => {
  const fate = fc.constantFrom('answered', 'answered', 'lost', 'never-arrived' as const);
  await fc.assert(
    fc.asyncProperty(fc.array(fate, { maxLength: 24 }), fc.nat(12), async (fates, closedAfter) => {
      const waiting = [...fates];
      const { door, files, rows } = lossyBackend(() => waiting.shift() ?? 'answered');
      const { kept, shelf, wire } = browser();
      let clock = 0;
      const open = () =>
        openPhotoQueue({
          userId: 'sanne',
          shelf,
          wire: wire(),
          send: (each, tell) => sendPhoto(async () => connection, each, tell, door),
          whyFailed,
          now: () => clock,
          async pause(milliseconds) {
            clock += milliseconds;
            await moment();
          },
        });
      const first = open();
      const second = open();
      await first.add(photos);
      for (let turns = 0; turns < closedAfter; turns += 1) await Promise.resolve();
      first.close();
      for (let turns = 0; turns < 200 && second.snapshot().length > 0; turns += 1) await moment();
      expect(second.snapshot()).toEqual([]);
      expect(kept.size).toBe(0);
      expect([...rows]).toEqual(expect.arrayContaining(photos.map(({ id }) => [id, 1])));
      expect(rows.size).toBe(photos.length + 1);
      expect(files.size).toBe(photos.length * 2);
      second.close();
    }),
    { numRuns: 60 },
  );
});

test('what the backend does not take is refused, what passes is tried again', () => {
  const of = (status: number, code = '') => whyFailed(new BackendError('', { status, code }));
  expect([of(0), of(401), of(429), of(503)]).toEqual(['passing', 'passing', 'passing', 'passing']);
  expect(of(403, leftCode)).toBe('passing');
  expect([of(403), of(413), of(404, 'PT404')]).toEqual(['refused', 'refused', 'refused']);
  expect(of(400, 'no_file')).toBe('file-gone');
});
