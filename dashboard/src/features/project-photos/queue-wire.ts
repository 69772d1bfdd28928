import { photoQueueKey } from '@vakman/domain/stored-items/stored-keys';
import type { QueueEvent } from './photo-queue.events.ts';
import type { QueueWire } from './photo-queue.ts';

/** The wire between the tabs of a browser in which the same person is signed in. */
export function openQueueWire(userId: string): QueueWire {
  const name = `${photoQueueKey}-${userId}`;
  const channel = new BroadcastChannel(name);
  const post = channel.postMessage.bind(channel);
  return {
    post,
    listen(hear) {
      const take = ({ data }: MessageEvent<QueueEvent>) => hear(data);
      channel.addEventListener('message', take);
      return () => {
        channel.removeEventListener('message', take);
        channel.close();
      };
    },
    async alone(signal, act) {
      await navigator.locks.request(name, { signal }, act);
    },
  };
}
