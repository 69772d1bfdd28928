import { normalisePhone } from '@vakman/domain/quote-request/quote-request.normalise';

/** What a path or a query cannot hold as it is; letters of every script can, and percent signs would weigh threefold. */
const reserved = /[^\p{L}\p{N}]/gu;

/** Address that opens a chat with a number, and the first words already typed. */
export function messagingLink(number: string, words: string): string {
  const digits = normalisePhone(number).replace('+', '');
  return `https://wa.me/${digits}?text=${words.replaceAll(reserved, encodeURIComponent)}`;
}
