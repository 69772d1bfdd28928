import type { QuoteRequest } from '@vakman/domain/quote-request/quote-request.schema';
import { randomUuid } from '@vakman/domain/text/random-uuid';

/**
 * Gives what is submitted its id: the same for a retry, a new one after any edit, and where other photos are linked: what
 * is stored under an id is never changed.
 */
export type RequestIdentity = (values: QuoteRequest, photoLinks: readonly string[]) => string;

export function createRequestIdentity(): RequestIdentity {
  let last = { content: '', id: '' };
  return (values, photoLinks) => {
    const content = JSON.stringify([values, photoLinks]);
    if (content !== last.content) last = { content, id: randomUuid() };
    return last.id;
  };
}
