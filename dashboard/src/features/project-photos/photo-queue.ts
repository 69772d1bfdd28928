import type { PhotoQueue, QueuedPhoto, QueueEvent, TakenPhoto } from './photo-queue.events.ts';
import { afterEvent, nextStep } from './photo-queue.state.ts';
import type { PhotoShelf } from './photo-shelf.ts';

/** How the tabs of a browser tell each other what happens to their queue. */
export interface QueueWire {
  readonly post: (event: QueueEvent) => void;
  readonly listen: (hear: (event: QueueEvent) => void) => () => void;
  /** Runs for one tab at a time: when it is closed, the next one goes on. Until the signal ends it. */
  readonly alone: (signal: AbortSignal, act: () => Promise<void>) => Promise<void>;
}

export interface QueueParts {
  readonly userId: string;
  readonly shelf: PhotoShelf;
  readonly wire: QueueWire;
  readonly send: (photo: QueuedPhoto, tell: (event: QueueEvent) => void) => Promise<void>;
  readonly whyFailed: (error: unknown) => 'passing' | 'refused' | 'file-gone';
  readonly now: () => number;
  /** Resolves after so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
}

export interface OpenQueue {
  readonly snapshot: () => PhotoQueue;
  readonly subscribe: (listener: () => void) => () => void;
  /** Rejects where the browser keeps nothing; the photos are sent all the same while the page is open. */
  readonly add: (photos: readonly TakenPhoto[]) => Promise<void>;
  readonly drop: (id: string) => Promise<void>;
  readonly resume: () => void;
  readonly onStored: (listener: (photo: QueuedPhoto) => void) => () => void;
  readonly close: () => void;
}

/** The queue of whoever is signed in, and the work of sending it, which one of his tabs does. */
export function openPhotoQueue(parts: QueueParts): OpenQueue {
  const { userId, shelf, wire, send, whyFailed, now, pause } = parts;
  let queue: PhotoQueue = [];
  const gone = new Set<string>();
  const listeners = new Set<() => void>();
  const followers = new Set<(photo: QueuedPhoto) => void>();
  const end = new AbortController();
  let wake = () => {};

  const hear = (event: QueueEvent) => {
    const stored = event.kind === 'stored' ? queue.find(({ id }) => id === event.id) : undefined;
    if (event.kind === 'stored' || event.kind === 'dropped') gone.add(event.id);
    queue = afterEvent(queue, event);
    for (const listener of listeners) listener();
    if (stored) for (const follow of followers) follow(stored);
    if (event.kind === 'taken' || event.kind === 'resumed') wake();
  };
  const tell = (event: QueueEvent) => {
    hear(event);
    wire.post(event);
  };

  /** What another tab stored meanwhile is not taken from the shelf again. */
  async function load(): Promise<void> {
    const photos = await shelf.read(userId).catch(() => []);
    hear({ kind: 'taken', photos: photos.filter(({ id }) => !gone.has(id)) });
  }

  async function sendOne(photo: QueuedPhoto): Promise<void> {
    const { id } = photo;
    tell({ kind: 'began', id });
    try {
      await send(photo, tell);
      await shelf.drop(id).catch(() => {});
      tell({ kind: 'stored', id });
    } catch (error) {
      tell({ kind: 'failed', id, now: now(), why: whyFailed(error) });
    }
  }

  async function work(): Promise<void> {
    await load();
    while (!end.signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const step = nextStep(queue, now());
      // One after the other: more would only slow each other down.
      // oxlint-disable-next-line no-await-in-loop
      if (step.kind === 'send') await sendOne(step.photo);
      // oxlint-disable-next-line no-await-in-loop
      else await Promise.race(step.kind === 'wait' ? [woken, pause(step.until - now())] : [woken]);
    }
  }

  const hangUp = wire.listen(hear);
  void load().then(() => wire.alone(end.signal, work).catch(() => {}));

  return {
    snapshot: () => queue,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async add(photos) {
      const kept = shelf.put(photos);
      await kept.catch(() => {});
      tell({ kind: 'taken', photos });
      await kept;
    },
    async drop(id) {
      tell({ kind: 'dropped', id });
      await shelf.drop(id).catch(() => {});
    },
    resume: () => tell({ kind: 'resumed' }),
    onStored(listener) {
      followers.add(listener);
      return () => followers.delete(listener);
    },
    close() {
      end.abort();
      hangUp();
      wake();
    },
  };
}
