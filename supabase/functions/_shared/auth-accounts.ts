import type { Language } from '@vakman/domain/languages/languages.ts';
import type { ServiceClient } from './database/service-client.ts';

/** Says what the auth service refused, and by which code; its own words may quote an address. */
export class AuthFailure extends Error {
  override readonly name = 'AuthFailure';

  constructor(call: string, code: string | undefined) {
    super(`${call} failed (${code ?? 'unknown'})`);
  }
}

/** What proves that somebody reads a mailbox: a code to type, and the same for a link. */
export interface WayIn {
  /** Six digits. */
  readonly code: string;
  readonly tokenHash: string;
}

/** The accounts of the auth service. Every call rejects with an `AuthFailure`. */
export interface AuthAccounts {
  /** An account without a password where there is none; the first way in that is taken confirms its address. */
  readonly make: (email: string, language: Language) => Promise<void>;
  readonly wayIn: (email: string, type: 'magiclink' | 'recovery') => Promise<WayIn>;
}

export function createAuthAccounts(client: ServiceClient): AuthAccounts {
  const { admin } = client.auth;
  return {
    async make(email, language) {
      const { error } = await admin.createUser({ email, user_metadata: { language } });
      if (error && error.code !== 'email_exists') throw new AuthFailure('createUser', error.code);
    },
    async wayIn(email, type) {
      const { data, error } = await admin.generateLink({ type, email });
      if (error) throw new AuthFailure('generateLink', error.code);
      return { code: data.properties.email_otp, tokenHash: data.properties.hashed_token };
    },
  };
}
