import { connectAs } from '../../session/connect-as.ts';
import { openPhotoQueue, type OpenQueue } from './photo-queue.ts';
import { photoShelf } from './photo-shelf.ts';
import { openQueueWire } from './queue-wire.ts';
import { sendPhoto, whyFailed } from './send-photo.ts';

let opened: { readonly userId: string; readonly queue: OpenQueue; readonly end: AbortController } | undefined;

/** The queue of whoever is signed in, one for the whole page; that of somebody else ends. */
export function photoQueueOf(userId: string): OpenQueue {
  if (opened?.userId === userId) return opened.queue;
  opened?.end.abort();
  opened?.queue.close();
  const queue = openPhotoQueue({
    userId,
    shelf: photoShelf,
    wire: openQueueWire(userId),
    send: (photo, tell) => sendPhoto(() => connectAs(userId), photo, tell),
    whyFailed,
    now: Date.now,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  // What waited for the network need not wait for its time.
  const goOn = () => navigator.onLine && document.visibilityState === 'visible' && queue.resume();
  const end = new AbortController();
  addEventListener('online', goOn, { signal: end.signal });
  document.addEventListener('visibilitychange', goOn, { signal: end.signal });
  opened = { userId, queue, end };
  return queue;
}
