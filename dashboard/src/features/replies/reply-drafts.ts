import { parseReplyDrafts, type ReplyLetter } from '@vakman/domain/reply/reply.drafts';
import { replyDraftsKey } from '@vakman/domain/stored-items/stored-keys';

const readAll = (storage: Storage) => parseReplyDrafts(storage.getItem(replyDraftsKey) ?? '');

/** What was typed for a request and not sent. */
export function readReply(requestId: string, storage: Storage = sessionStorage): ReplyLetter | undefined {
  const all = readAll(storage);
  return Object.hasOwn(all, requestId) ? all[requestId] : undefined;
}

/** Keeps what is typed until it is sent, or the tab is closed; nothing where there is nothing. */
export function keepReply(
  requestId: string,
  letter: ReplyLetter | undefined,
  storage: Storage = sessionStorage,
): void {
  const others = Object.entries(readAll(storage)).filter(([id]) => id !== requestId);
  const all = letter ? [...others, [requestId, letter] as const] : others;
  try {
    storage.setItem(replyDraftsKey, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // A browser that keeps nothing still lets somebody write.
  }
}
