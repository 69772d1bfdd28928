import type { BrowserContextOptions } from '@playwright/test';
import { sessionKey } from '@vakman/domain/stored-items/stored-keys';
import type { Role } from '@vakman/domain/rights/rights.roles';
import { demoAccounts } from '@vakman/supabase/local/demo-accounts';
import { stack } from './stack.ts';

/** A session as a browser keeps it. */
export interface KeptSession {
  readonly access_token: string;
  readonly refresh_token: string;
  /** Second at which it ends, since 1970. */
  readonly expires_at: number;
}

/**
 * Signs a demo account in, as its page would.
 *
 * @throws where the sign-in service refuses.
 */
export async function newSession(role: Role): Promise<KeptSession> {
  const account = demoAccounts.find((one) => one.role === role);
  const answer = await fetch(`${stack.connection.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: stack.connection.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  });
  if (!answer.ok) throw new Error(`The ${role} cannot sign in: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as KeptSession;
}

const kept = new Map<Role, Promise<KeptSession>>();

/** A session that tests of one process share, which none of them ends: an address may sign in only so often. */
export function sharedSession(role: Role): Promise<KeptSession> {
  const session = kept.get(role) ?? newSession(role);
  kept.set(role, session);
  return session;
}

/** What makes a new browser one that keeps a session. */
export function keeping(session: object): Required<Pick<BrowserContextOptions, 'storageState'>> {
  const localStorage = [{ name: sessionKey, value: JSON.stringify(session) }];
  return { storageState: { cookies: [], origins: [{ origin: stack.siteUrl, localStorage }] } };
}
