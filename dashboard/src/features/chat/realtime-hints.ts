import { importPart } from '../../router/lost-chunk.ts';
import type { ChatPlace } from './engine/chat-memory.ts';
import type { Hints } from './engine/following.ts';

/**
 * Hints from the backend's channels, where it has them; what speaks to those comes only then. Without it the conversation
 * is asked for every few seconds.
 */
export function realtimeHints(place: ChatPlace, hasRealtime: () => Promise<boolean>): Hints {
  return (told) => {
    let isOver = false;
    let end = () => {};
    const open = async () => {
      if (!(await hasRealtime())) return;
      const { openChannel } = await importPart(() => import('./realtime-channel.ts'));
      if (!isOver) end = openChannel(place, told);
    };
    open().catch(() => told.onState(false));
    return () => {
      isOver = true;
      end();
    };
  };
}
