import type { Conversation } from '@vakman/domain/chat/chat.answers';
import { fill } from '@vakman/domain/text/fill';

/** What a conversation is about: its project, or where the work that was asked for is. */
export function titleOf(
  { title, street_address: address }: Pick<Conversation, 'title' | 'street_address'>,
  { aboutRequest }: { readonly aboutRequest: string },
): string {
  return title ?? fill(aboutRequest, { address });
}
