import type { Session } from '@supabase/auth-js';
import { requestTimeout } from '@vakman/supabase/client/connection';
import { answerInTurn, type Turns } from './refresh-turns.ts';

type Fetch = typeof fetch;

export interface AuthFetchOptions {
  /** The session that this browser keeps. */
  readonly stored: () => Session | undefined;
  readonly turns: Turns;
  readonly fetch: Fetch;
  /** Hears that the service does not know the kept session any more, though its token should last. */
  readonly onEnded: () => void;
}

/** Speaks to the sign-in service for its client. */
export interface AuthFetch {
  readonly fetch: Fetch;
  /** Whether the service refused, for good, to go on with the last session. */
  readonly wasRefused: () => boolean;
}

/** What gives a session, or another token for one. */
const givesSession = /\/(?:token|verify|signup)(?:\?|$)/;
const refreshes = /\/token\?(?:.*&)?grant_type=refresh_token\b/;

/**
 * Mends four things that the client does not foresee: that many tabs refresh at once, that the clock of the computer is
 * wrong, that something between the browser and the service answers in its place, and that a session was ended on
 * another device.
 */
export function createAuthFetch({ stored, turns, fetch: ask, onEnded }: AuthFetchOptions): AuthFetch {
  let refused = false;
  const asked: Fetch = (input, init) =>
    ask(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(requestTimeout) });
  const refresh: Fetch = async (input, init) => {
    const { refresh_token: token } = JSON.parse(init?.body as string) as { readonly refresh_token: string };
    return answerInTurn({ token, stored, turns }, async () => {
      const answer = await asked(input, init);
      if (answer.ok) return answer;
      refused = await isRefusal(answer);
      return refused ? answer : notNow(answer.status);
    });
  };
  return {
    wasRefused: () => refused,
    async fetch(input, init) {
      const { url } = new Request(input);
      const answer = await (refreshes.test(url) ? refresh : asked)(input, init);
      if (await isOfEnded(answer, init, stored())) {
        refused = true;
        onEnded();
      }
      if (!answer.ok || !givesSession.test(url)) return answer;
      refused = false;
      return endingByOwnClock(answer);
    },
  };
}

/**
 * Whether the service itself says that a session is over. A page that some network shows to whoever is not signed in
 * there, or a limit, says nothing about it.
 */
async function isRefusal(answer: Response): Promise<boolean> {
  if (answer.status < 400 || answer.status >= 500 || answer.status === 408 || answer.status === 429)
    return false;
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return (
    typeof said === 'object' && said !== null && ('error_code' in said || 'error' in said || 'code' in said)
  );
}

/** Whether the kept session was asked with, and is none to the service. Another one may have been kept meanwhile. */
async function isOfEnded(answer: Response, init: RequestInit | undefined, session: Session | undefined) {
  if (answer.status !== 403 || session === undefined) return false;
  if (new Headers(init?.headers).get('authorization') !== `Bearer ${session.access_token}`) return false;
  const said = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as { readonly code?: unknown; readonly error_code?: unknown };
  return [said.code, said.error_code].includes('session_not_found');
}

/** What the client takes for a fault that passes, after which it keeps the session. */
const notNow = (status: number) => new Response(null, { status: status >= 500 ? status : 503 });

/**
 * Leaves out when the session ends by the clock of the service: the client then counts from how long it lasts, by the
 * clock that it looks at later.
 */
async function endingByOwnClock(answer: Response): Promise<Response> {
  const said: unknown = await answer.json();
  if (typeof said !== 'object' || said === null) return Response.json(said);
  const { expires_at, ...session } = said as Partial<Session>;
  return Response.json('expires_in' in session ? session : { ...session, expires_at });
}
