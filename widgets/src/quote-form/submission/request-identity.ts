import type { QuoteRequest } from '@vakman/domain/quote-request/quote-request.schema';

/** Gives what is submitted its id: the same for a retry, a new one after any edit. */
export type RequestIdentity = (values: QuoteRequest, photoKeys: readonly string[]) => string;

export function createRequestIdentity(newId: () => string = () => crypto.randomUUID()): RequestIdentity {
  let last = { content: '', id: '' };
  return (values, photoKeys) => {
    const content = JSON.stringify([values, photoKeys]);
    if (content !== last.content) last = { content, id: newId() };
    return last.id;
  };
}
