import { isEmailAddress } from '@vakman/domain/contact/contact.schema.ts';
import { languages, type Language } from '@vakman/domain/languages/languages.ts';
import * as z from 'zod/mini';
import { DatabaseError } from '../_shared/database/database-error.ts';
import type { SenderAddress } from '../_shared/http/caller.ts';
import { corsHeaders } from '../_shared/http/cors.ts';
import { methodNotAllowed } from '../_shared/http/method-not-allowed.ts';
import { readJson } from '../_shared/http/read-json.ts';
import type { Log } from '../_shared/log.ts';
import type { Accounts, Purpose } from './accounts.ts';

export interface Dependencies {
  readonly accounts: Accounts;
  readonly senderAddress: SenderAddress;
  /** Mails the way in; rejects when that did not work. */
  readonly mail: (letter: Letter) => Promise<void>;
  readonly inBackground: (work: Promise<unknown>) => void;
  readonly log: Log;
}

export interface Letter {
  readonly to: string;
  readonly language: Language;
  readonly purpose: Purpose;
  /** Six digits. */
  readonly code: string;
  /** What the page of the link proves itself by. */
  readonly tokenHash: string;
}

const question = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.refine(isEmailAddress)),
  language: z.enum(languages),
  purpose: z.enum(['code', 'recovery']),
});
type Question = z.infer<typeof question>;

/** An address of 254 characters and the two others have less. */
const bodyBytes = 2000;

const answer = (status: number) => new Response(null, { status, headers: corsHeaders });

async function letIn(asked: Question, sender: string, { accounts, mail }: Dependencies): Promise<void> {
  const known = await accounts.find(asked.email, sender);
  if (known.found === 'nobody') return;
  const language = known.language ?? asked.language;
  if (known.found === 'newcomer') await accounts.make(asked.email, language);
  const way = await accounts.wayIn(asked.email, asked.purpose);
  await mail({ to: asked.email, language, purpose: asked.purpose, ...way });
}

/**
 * `POST {email, language, purpose}` mails a way into the account of an address, and makes the account where there is a
 * request or an appointment with that address and no account yet. It answers 202 before it looks at the address, so that
 * neither words nor time tell whether there is one; 400 for what is no question; 429 for a sender who asks too often.
 */
export async function handle(request: Request, dependencies: Dependencies): Promise<Response> {
  if (request.method === 'OPTIONS') return answer(204);
  if (request.method !== 'POST') return methodNotAllowed('POST, OPTIONS');
  const asked = question.safeParse(await readJson(request, bodyBytes)).data;
  if (asked === undefined) return answer(400);
  const sender = dependencies.senderAddress(request);
  try {
    await dependencies.accounts.count(sender);
  } catch (error) {
    const isTooOften = error instanceof DatabaseError && error.code === 'PT429';
    if (!isTooOften)
      dependencies.log('sign-in not counted', {
        reason: error instanceof DatabaseError ? error.message : 'unexpected error',
      });
    return answer(isTooOften ? 429 : 503);
  }
  dependencies.inBackground(
    letIn(asked, sender, dependencies).catch((error: unknown) => {
      // Its words may quote the address.
      dependencies.log('way in not mailed', { error: error instanceof Error ? error.name : 'unknown' });
    }),
  );
  return answer(202);
}
