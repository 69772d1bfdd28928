import type { Session } from '@supabase/auth-js';

/** Does something while no other tab does it. */
export type Turns = (act: () => Promise<void>) => Promise<void>;

/** Tabs of one browser wait for one another; where it has no locks, each goes by itself. */
export const turnsOfTabs = (name: string): Turns =>
  'locks' in navigator ? (act) => navigator.locks.request(name, act) : (act) => act();

interface Refresh {
  /** With which a tab wants to refresh; it works once. */
  readonly token: string;
  readonly stored: () => Session | undefined;
  readonly turns: Turns;
}

/** Milliseconds within which a tab has stored what it was answered. */
const storing = { every: 10, atMost: 1000 };

/**
 * Refreshes where no other tab did so meanwhile; otherwise answers with what the other one stored.
 *
 * @returns the answer at once, while the next tab waits until it is stored.
 */
export function answerInTurn(
  { token, stored, turns }: Refresh,
  ask: () => Promise<Response>,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    turns(async () => {
      const session = stored();
      if (session && session.refresh_token !== token) return resolve(Response.json(session));
      const answer = await ask();
      resolve(answer);
      if (answer.ok) await changed(() => stored()?.refresh_token !== token);
    }).catch(reject);
  });
}

async function changed(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo() && waited < storing.atMost; waited += storing.every) {
    await new Promise((resolve) => setTimeout(resolve, storing.every));
  }
}
