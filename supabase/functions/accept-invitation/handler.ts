import { DatabaseError } from '../_shared/database/database-error.ts';
import { corsHeaders } from '../_shared/http/cors.ts';
import { methodNotAllowed } from '../_shared/http/method-not-allowed.ts';
import { readJson } from '../_shared/http/read-json.ts';
import type { Log } from '../_shared/log.ts';
import * as z from 'zod/mini';
import type { Invitations } from './invitations.ts';

export interface Dependencies {
  readonly invitations: Invitations;
  readonly log: Log;
}

const body = z.object({ token: z.string().check(z.regex(/^[\da-f]{64}$/)) });
const bodyBytes = 1000;

const answer = (status: number, content?: object) =>
  content === undefined
    ? new Response(null, { status, headers: corsHeaders })
    : Response.json(content, { status, headers: corsHeaders });

/** Codes by which the database says why a link does not work. */
const ended = new Set(['accepted', 'revoked', 'expired']);

/**
 * `POST {token}` uses the link of an invitation up and answers `{token_hash}`, by which the page signs in. What is wrong
 * with a link is told by `{code}`: 409 with `accepted`, `revoked` or `expired`, 404 with `unknown`.
 */
export async function handle(request: Request, { invitations, log }: Dependencies): Promise<Response> {
  if (request.method === 'OPTIONS') return answer(204);
  if (request.method !== 'POST') return methodNotAllowed('POST, OPTIONS');
  const { data } = body.safeParse(await readJson(request, bodyBytes));
  if (data === undefined) return answer(404, { code: 'unknown' });
  try {
    const { email, language } = await invitations.read(data.token);
    await invitations.makeAccount(email, language);
    // Of two who accept at once one is first; the account is the same.
    await invitations.accept(data.token);
    return answer(200, { token_hash: await invitations.wayIn(email) });
  } catch (error) {
    const code = error instanceof DatabaseError ? error.code : '';
    if (ended.has(code)) return answer(409, { code });
    if (code === 'PT404') return answer(404, { code: 'unknown' });
    log('invitation not accepted', { reason: error instanceof Error ? error.name : 'unknown', code });
    return answer(503);
  }
}
