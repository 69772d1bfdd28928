import { isLanguage, type Language } from '@vakman/domain/languages/languages.ts';
import * as z from 'zod/mini';
import { createAuthAccounts, type WayIn } from '../_shared/auth-accounts.ts';
import { answerOf } from '../_shared/database/database-error.ts';
import type { ServiceClient } from '../_shared/database/service-client.ts';

/** To sign in by a code, or to choose another password. */
export type Purpose = 'code' | 'recovery';

/** To nobody goes no mail: there is no account, no request and no appointment, or there were too many mails. */
export interface Found {
  readonly found: 'account' | 'newcomer' | 'nobody';
  /** Of the account, where it has one. */
  readonly language: Language | null;
}

/** What the function asks of the database and of the auth service. */
export interface Accounts {
  /** Rejects with a `DatabaseError` of code PT429 for a sender who asks too often. */
  readonly count: (sender: string) => Promise<void>;
  /** Who has the address; counts the mail that is to go there. */
  readonly find: (email: string, sender: string) => Promise<Found>;
  /** An account without a password, whose address is confirmed by the first way in that is taken. */
  readonly make: (email: string, language: Language) => Promise<void>;
  readonly wayIn: (email: string, purpose: Purpose) => Promise<WayIn>;
}

const found = z.object({
  found: z.enum(['account', 'newcomer', 'nobody']),
  language: z.nullable(z.string()),
});

const linkTypes = { code: 'magiclink', recovery: 'recovery' } as const;

export function createAccounts(client: ServiceClient): Accounts {
  const accounts = createAuthAccounts(client);
  return {
    async count(sender) {
      answerOf('count_sign_in', await client.rpc('count_sign_in', { sender_address: sender }));
    },
    async find(email, sender) {
      const call = 'find_sign_in';
      const { data, error } = await client.rpc(call, { email, sender_address: sender });
      const { found: kind, language } = found.parse(answerOf(call, { data: data as unknown, error }));
      return { found: kind, language: language !== null && isLanguage(language) ? language : null };
    },
    make: accounts.make,
    wayIn: (email, purpose) => accounts.wayIn(email, linkTypes[purpose]),
  };
}
