import { languages, type Language } from '@vakman/domain/languages/languages.ts';
import * as z from 'zod/mini';
import { createAuthAccounts } from '../_shared/auth-accounts.ts';
import { answerOf } from '../_shared/database/database-error.ts';
import type { ServiceClient } from '../_shared/database/service-client.ts';

const invitation = z.object({ email: z.string(), language: z.enum(languages) });

/** What the function asks of the database and of the auth service. Calls reject with errors that say which failed. */
export interface Invitations {
  /** Whom the link went to, while it is good. */
  readonly read: (token: string) => Promise<z.infer<typeof invitation>>;
  readonly makeAccount: (email: string, language: Language) => Promise<void>;
  /** Uses the link up, and gives the role. */
  readonly accept: (token: string) => Promise<void>;
  /** What the page signs in by. */
  readonly wayIn: (email: string) => Promise<string>;
}

export function createInvitations(client: ServiceClient): Invitations {
  const accounts = createAuthAccounts(client);
  return {
    async read(token) {
      const call = 'read_invitation';
      const { data, error } = await client.rpc(call, { token });
      return invitation.parse(answerOf(call, { data: data as unknown, error }));
    },
    makeAccount: accounts.make,
    async accept(token) {
      const call = 'accept_invitation';
      answerOf(call, await client.rpc(call, { token }));
    },
    wayIn: async (email) => (await accounts.wayIn(email, 'magiclink')).tokenHash,
  };
}
