import type { OutageRoad } from '@vakman/domain/mail-trouble/mail-trouble.answers.ts';
import { DatabaseError } from '../_shared/database/database-error.ts';
import type { MailOutage, MailOutages } from '../_shared/database/mail-outages.ts';
import { carriesKey } from '../_shared/http/caller.ts';
import { methodNotAllowed } from '../_shared/http/method-not-allowed.ts';
import type { Log } from '../_shared/log.ts';
import { MailNotSent } from '../_shared/mail/mail.ts';

/** Tells an outage by one road; rejects where that did not work. */
export type Tell = (outage: MailOutage) => Promise<void>;

export interface Dependencies {
  readonly secretKeys: readonly string[];
  readonly outages: MailOutages;
  /** The roads that are configured. */
  readonly roads: ReadonlyMap<OutageRoad, Tell>;
  readonly inBackground: (work: Promise<unknown>) => void;
  readonly log: Log;
}

/** These errors hold fixed words and codes. */
const reasonOf = (error: unknown) =>
  error instanceof MailNotSent || error instanceof DatabaseError ? error.message : 'unexpected error';

async function tellOutage({ outages, roads, log }: Dependencies): Promise<void> {
  const outage = await outages.claim([...roads.keys()]);
  if (outage === null) return;
  const results = await Promise.allSettled([...roads.values()].map((tell) => tell(outage)));
  const reasons = results.flatMap((result) =>
    result.status === 'rejected' ? [reasonOf(result.reason)] : [],
  );
  // One road that works is enough; all of them again would tell it twice.
  const reason = reasons.length < results.length ? null : reasons.join(', ');
  log(reason === null ? 'mail outage told' : 'mail outage not told', {
    outage: outage.id,
    reasons: reasons.join(', '),
  });
  await outages.note(outage.id, reason);
}

/**
 * `POST` with the secret key tells the admins of a day without mail, once, by the roads that are not the mail server.
 * Answers 202 and goes on in the background.
 */
export function handle(request: Request, dependencies: Dependencies): Response {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  if (!carriesKey(request, dependencies.secretKeys))
    return Response.json({ message: 'The secret key is needed' }, { status: 401 });
  const work = tellOutage(dependencies).catch((error: unknown) => {
    dependencies.log('mail outage not looked for', { reason: reasonOf(error) });
  });
  dependencies.inBackground(work);
  return new Response(null, { status: 202 });
}
