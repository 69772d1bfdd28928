import type { Session } from '@supabase/auth-js';

/** Does something while no other tab does it, which hears whether another one had its turn first. */
export type Turns = (act: (waited: boolean) => Promise<void>) => Promise<void>;

/** Tabs of one browser wait for one another; where it has no locks, each goes by itself. */
export const turnsOfTabs = (name: string): Turns =>
  'locks' in navigator ? (act) => takeTurn(name, act) : (act) => act(false);

async function takeTurn(name: string, act: (waited: boolean) => Promise<void>): Promise<void> {
  const { locks } = navigator;
  const wasFree = await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await act(false);
    return lock !== null;
  });
  if (!wasFree) await locks.request(name, () => act(true));
}

interface Refresh {
  /** With which a tab wants to refresh; it works once. */
  readonly token: string;
  readonly stored: () => Session | undefined;
  readonly turns: Turns;
}

/** Milliseconds within which a tab has stored what it was answered, and within which the next one sees that. */
const storing = { every: 10, atMost: 10_000 };
const seeing = { every: 10, atMost: 500 };

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
    turns(async (waited) => {
      // The turn comes sooner at times than what the tab before has stored.
      if (waited) await until(() => stored()?.refresh_token !== token, seeing);
      const session = stored();
      if (session && session.refresh_token !== token) return resolve(Response.json(session));
      const answer = await ask();
      resolve(answer);
      if (answer.ok) await until(() => stored()?.refresh_token !== token, storing);
    }).catch(reject);
  });
}

async function until(isSo: () => boolean, { every, atMost }: typeof storing): Promise<void> {
  for (let waited = 0; !isSo() && waited < atMost; waited += every) {
    await new Promise((resolve) => setTimeout(resolve, every));
  }
}
