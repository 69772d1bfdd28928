import { expect, test } from 'vitest';
import { handle } from './handler.ts';

interface Trouble {
  /** Not removed, alone or with others. */
  readonly isStuck?: (path: string) => boolean;
  /** Whoever asks to remove it with others, or alone, gets an error. */
  readonly breaks?: (path: string) => boolean;
  readonly accounts?: readonly string[];
  readonly staying?: readonly string[];
}

function bucketWith(files: readonly string[], trouble: Trouble = {}) {
  const { isStuck = () => false, breaks = () => false, accounts = [], staying = [] } = trouble;
  const left = files.toSorted();
  const background: Promise<unknown>[] = [];
  const noted: unknown[] = [];
  const ask = (headers: Record<string, string>, method = 'POST') =>
    handle(new Request('https://backend.example', { method, headers }), {
      secretKeys: ['secret'],
      kept: {
        apply: async () => accounts,
        filesOfNothing: async (bucket, after) =>
          bucket === 'project-images' ? left.filter((path) => path > after).slice(0, 100) : [],
        deleteAccount: async (id) => !staying.includes(id),
        note: async (counts) => void noted.push(counts),
      },
      files: () => ({
        async remove(paths) {
          if (paths.some(breaks)) throw new Error('storage remove failed (500)');
          const gone = paths.filter((path) => !isStuck(path));
          for (const path of gone) left.splice(left.indexOf(path), 1);
          return gone;
        },
      }),
      inBackground: (work) => background.push(work),
      log: () => undefined,
    });
  const done = () => Promise.all(background);
  return { left, ask, done, noted };
}
const files = (count: number) =>
  Array.from({ length: count }, (_, index) => `quote-attachments/${String(index).padStart(4, '0')}.jpg`);
const none = { files_removed: 0, files_stuck: 0, accounts_deleted: 0, accounts_stuck: 0 };

test('the schedule removes all files of nothing, and says how many', async () => {
  const { left, ask, done, noted } = bucketWith(files(230));
  expect(ask({ apikey: 'secret' }).status).toBe(202);
  await done();
  expect(left).toEqual([]);
  expect(noted).toEqual([{ ...none, files_removed: 230 }]);
});

test('the schedule is answered before anything is removed', async () => {
  const { left, ask, done } = bucketWith(files(3));
  expect(ask({ apikey: 'secret' }).status).toBe(202);
  expect(left).toHaveLength(3);
  await done();
  expect(left).toEqual([]);
});

test.each([[{}], [{ apikey: 'public' }], [{ authorization: 'Bearer nothing' }]])(
  'nobody else may: %o',
  async (headers) => {
    const { left, ask } = bucketWith(files(1));
    expect(ask(headers as Record<string, string>).status).toBe(401);
    expect(left).toHaveLength(1);
  },
);

test('as many stuck files as are listed at once hold up no other', async () => {
  const stuck = files(100);
  const { left, ask, done, noted } = bucketWith(files(230), { isStuck: (path) => stuck.includes(path) });
  ask({ apikey: 'secret' });
  await done();
  expect(left).toEqual(stuck);
  expect(noted).toEqual([{ ...none, files_removed: 130, files_stuck: 100 }]);
});

test('a file over which the service stumbles holds up none that was named with it', async () => {
  const { left, ask, done } = bucketWith(files(120), { breaks: (path) => path.endsWith('/0007.jpg') });
  ask({ apikey: 'secret' });
  await done();
  expect(left).toEqual(['quote-attachments/0007.jpg']);
});

test('an account that stays is told, and holds up no other', async () => {
  const { ask, done, noted } = bucketWith([], { accounts: ['one', 'two', 'three'], staying: ['one'] });
  ask({ apikey: 'secret' });
  await done();
  expect(noted).toEqual([{ ...none, accounts_deleted: 2, accounts_stuck: 1 }]);
});

test('other methods are refused', () => {
  expect(bucketWith([]).ask({ apikey: 'secret' }, 'GET').status).toBe(405);
});
