import * as z from 'zod/mini';
import { DatabaseError } from '../database/database-error.ts';
import { carriesKey } from '../http/caller.ts';
import { corsHeaders } from '../http/cors.ts';
import { methodNotAllowed } from '../http/method-not-allowed.ts';
import { readJson } from '../http/read-json.ts';
import type { Log } from '../log.ts';
import { MailNotSent } from '../mail/mail.ts';
import { StorageFailure } from '../storage/attachments.ts';
import type { Claimed, Outbox } from './outbox.ts';

export interface Dependencies<Item extends Claimed> {
  readonly secretKeys: readonly string[];
  readonly outbox: Outbox<Item>;
  /** A mail that says what is no longer true is not sent. */
  readonly isOvertaken?: (claimed: Item) => boolean;
  /** Sends one mail; rejects when that did not work. */
  readonly deliver: (claimed: Item) => Promise<void>;
  readonly inBackground: (work: Promise<unknown>) => void;
  readonly log: Log;
}

/** Sent side by side, so that slow ones are done before their three-minute claim ends. */
const batch = 5;
/** Ends a run that would outlive its host; what is left is due in the next one. */
const mostBatches = 10;
/** Milliseconds after which a run begins no other batch: a host stops it after 150 seconds, with all that it does. */
const longestRun = 60_000;

/** The caller's id of the request or booking; whatever else he sends is never looked at. */
const body = z.object({ id: z.guid() });
/** A request with ten long links and every field full has less. */
const bodyBytes = 100_000;

async function subjectIdOf(request: Request): Promise<string | undefined> {
  return body.safeParse(await readJson(request, bodyBytes)).data?.id;
}

/** These errors hold fixed words and codes; others might quote what a visitor typed. */
function reasonOf(error: unknown): string {
  const isKnown = [MailNotSent, DatabaseError, StorageFailure].some((type) => error instanceof type);
  return error instanceof Error && isKnown ? error.message : 'unexpected error';
}

async function deliverOne<Item extends Claimed>(
  claimed: Item,
  { outbox, isOvertaken, deliver, log }: Dependencies<Item>,
): Promise<void> {
  const { id, kind, attempts } = claimed.notification;
  if (isOvertaken?.(claimed) === true) {
    await outbox.complete(id);
    log('mail overtaken', { notification: id, kind, attempts });
    return;
  }
  try {
    await deliver(claimed);
  } catch (error) {
    const reason = reasonOf(error);
    const fault = error instanceof MailNotSent ? error.fault : 'system';
    log('mail not sent', { notification: id, kind, attempts, reason, fault });
    await outbox.fail(id, reason, fault);
    return;
  }
  await outbox.complete(id);
  log('mail sent', { notification: id, kind, attempts });
}

async function deliverDue<Item extends Claimed>(
  subjectId: string | null,
  dependencies: Dependencies<Item>,
): Promise<void> {
  const begun = Date.now();
  for (let round = 0; round < mostBatches && Date.now() - begun < longestRun; round += 1) {
    const claimed = await dependencies.outbox.claim(subjectId, batch);
    if (claimed.length === 0) return;
    const results = await Promise.allSettled(claimed.map((item) => deliverOne(item, dependencies)));
    for (const result of results) {
      if (result.status === 'rejected')
        dependencies.log('outbox not updated', { reason: reasonOf(result.reason) });
    }
  }
}

/**
 * `POST {id}` sends the mails of one stored request or booking; with the secret key and no id, all that are due.
 * Always answers 202 to a POST, so that nobody learns which ids exist; the work goes on in the background,
 * and what fails is tried again by the schedule.
 */
export async function handle<Item extends Claimed>(
  request: Request,
  dependencies: Dependencies<Item>,
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders });
  if (request.method !== 'POST') return methodNotAllowed('POST, OPTIONS');
  const id = await subjectIdOf(request);
  if (id !== undefined || carriesKey(request, dependencies.secretKeys)) {
    const work = deliverDue(id ?? null, dependencies).catch((error: unknown) => {
      dependencies.log('outbox not read', { reason: reasonOf(error) });
    });
    dependencies.inBackground(work);
  }
  return new Response(null, { status: 202, headers: corsHeaders });
}
