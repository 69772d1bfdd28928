import type { ClientsWords } from '../../../generated/clients.words.ts';

/** What a mail tells, in words: of an appointment what became of it, of an account that it is about that. */
export function mailKindIn({ mails: { kinds } }: ClientsWords, kind: string): string {
  const told = kind.replace(/^booking-/, '');
  return Object.hasOwn(kinds, told) ? kinds[told as keyof typeof kinds] : kinds.account;
}
