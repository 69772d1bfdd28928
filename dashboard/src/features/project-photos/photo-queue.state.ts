import type { PhotoQueue, QueuedPhoto, QueueEvent, TakenPhoto } from './photo-queue.events.ts';

/** Milliseconds before the second try, and at most between two. */
const firstWait = 2000;
const longestWait = 300_000;

/** Waits grow, so that a phone without a network keeps its battery. */
export const waitAfter = (failures: number): number =>
  Math.min(longestWait, firstWait * 2 ** Math.max(0, failures - 1));

const waiting = (photo: TakenPhoto): QueuedPhoto => ({
  ...photo,
  status: 'waiting',
  part: 0,
  isUploaded: false,
  failures: 0,
  nextAt: 0,
});

function change(queue: PhotoQueue, id: string, to: (photo: QueuedPhoto) => Partial<QueuedPhoto>): PhotoQueue {
  return queue.map((photo) => (photo.id === id ? { ...photo, ...to(photo) } : photo));
}

/** The queue after something happened. What is told of a photo that is not in it, or told twice, changes nothing. */
export function afterEvent(queue: PhotoQueue, event: QueueEvent): PhotoQueue {
  switch (event.kind) {
    case 'taken': {
      const known = new Set(queue.map(({ id }) => id));
      return [...queue, ...event.photos.filter(({ id }) => !known.has(id)).map(waiting)];
    }
    case 'began':
      return change(queue, event.id, () => ({ status: 'sending', part: 0 }));
    case 'progressed':
      return change(queue, event.id, () => ({ status: 'sending', part: event.part }));
    case 'uploaded':
      return change(queue, event.id, () => ({ isUploaded: true, part: 1 }));
    case 'failed':
      return change(queue, event.id, ({ failures, isUploaded }) => ({
        status: event.why === 'refused' ? 'refused' : 'waiting',
        part: 0,
        isUploaded: isUploaded && event.why !== 'file-gone',
        failures: failures + 1,
        nextAt: event.now + waitAfter(failures + 1),
      }));
    case 'resumed':
      return queue.map((photo) =>
        photo.status === 'sending' ? photo : { ...photo, status: 'waiting', nextAt: 0 },
      );
    default:
      return queue.filter(({ id }) => id !== event.id);
  }
}

export type NextStep =
  | { readonly kind: 'send'; readonly photo: QueuedPhoto }
  | { readonly kind: 'wait'; readonly until: number }
  /** Until something is taken, or tried again. */
  | { readonly kind: 'rest' };

/**
 * What whoever sends does next: the first photo whose time has come. A refused one stands in nobody's way.
 *
 * @param now in milliseconds.
 */
export function nextStep(queue: PhotoQueue, now: number): NextStep {
  const open = queue.filter(({ status }) => status !== 'refused');
  const due = open.find(({ nextAt }) => nextAt <= now);
  if (due) return { kind: 'send', photo: due };
  if (open.length === 0) return { kind: 'rest' };
  return { kind: 'wait', until: Math.min(...open.map(({ nextAt }) => nextAt)) };
}

/** What is said of the queue as a whole. */
export interface QueueSummary {
  readonly count: number;
  readonly refused: number;
  /** Whether something is on its way now; else it waits for the network. */
  readonly isSending: boolean;
  /** Part of what is in the queue that was sent, from 0 to 1. */
  readonly part: number;
}

export function summaryOf(queue: PhotoQueue): QueueSummary {
  return {
    count: queue.length,
    refused: queue.filter(({ status }) => status === 'refused').length,
    isSending: queue.some(({ status }) => status === 'sending'),
    part: queue.length === 0 ? 1 : queue.reduce((sum, { part }) => sum + part, 0) / queue.length,
  };
}
