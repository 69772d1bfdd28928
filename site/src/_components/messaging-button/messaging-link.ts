import { normalisePhone } from '@vakman/domain/contact/contact.normalise';

/** What a query cannot hold as it is, but for letters beyond ASCII: browsers take them, and escaped they weigh threefold. */
const reserved = /[\0-\x7F]+/g;

/** Address that opens a chat with a number, and the first words already typed. */
export function messagingLink(number: string, words: string): string {
  const digits = normalisePhone(number).replace('+', '');
  return `https://wa.me/${digits}?text=${words.replaceAll(reserved, encodeURIComponent)}`;
}
