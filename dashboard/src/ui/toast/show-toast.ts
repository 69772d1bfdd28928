import { importPart } from '../../router/lost-chunk.ts';

/** Something that is told in passing. */
export interface ToastMessage {
  readonly kind: 'success' | 'warning' | 'error';
  readonly text: string;
  /** Takes back what was done; the toast has a button for it then. */
  readonly undo?: () => void;
}

/** Milliseconds that one stays; longer while it is pointed at or has the focus. */
export const toastDuration = 4000;
/** The same of one that has something to take back: a mail about it leaves no sooner. */
export const undoDuration = 10_000;

let isWanted = false;
const followers = new Set<() => void>();

/** Whether there was ever something to tell: until then nothing of it is fetched. */
export const areToastsWanted = () => isWanted;

/** @returns ends it. */
export function followToasts(onChange: () => void): () => void {
  followers.add(onChange);
  return () => followers.delete(onChange);
}

/** Tells something for some seconds, beside at most two others. */
export function showToast(message: ToastMessage): void {
  isWanted = true;
  for (const tell of followers) tell();
  void importPart(() => import('./toast-queue.ts')).then(
    ({ toastQueue }) => toastQueue.add(message, { timeout: message.undo ? undoDuration : toastDuration }),
    // What was done is done; the page goes on without the words about it.
    () => undefined,
  );
}
