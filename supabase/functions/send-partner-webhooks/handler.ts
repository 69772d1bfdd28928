import * as z from 'zod/mini';
import { answerOf } from '../_shared/database/database-error.ts';
import type { ServiceClient } from '../_shared/database/service-client.ts';
import { carriesKey } from '../_shared/http/caller.ts';
import { methodNotAllowed } from '../_shared/http/method-not-allowed.ts';
import type { Log } from '../_shared/log.ts';
import { claimedDelivery, type ClaimedDelivery } from './claimed-delivery.ts';

export interface Dependencies {
  readonly secretKeys: readonly string[];
  readonly client: ServiceClient;
  readonly post: (delivery: ClaimedDelivery) => Promise<number | null>;
  readonly inBackground: (work: Promise<unknown>) => void;
  readonly log: Log;
}

/** Told side by side: the slowest is done long before the claim of two minutes ends. */
const batch = 10;
/** Ends a run that would outlive its host. */
const mostBatches = 5;

async function tellOne(delivery: ClaimedDelivery, { client, post, log }: Dependencies): Promise<void> {
  const { id, attempt } = delivery;
  const status = await post(delivery);
  const call = 'settle_webhook_delivery';
  answerOf(call, await client.rpc(call, { delivery_id: id, attempt, status_code: status }));
  log('webhook told', { delivery: id, attempts: attempt, status: String(status) });
}

async function tellDue(dependencies: Dependencies): Promise<void> {
  const call = 'claim_webhook_deliveries';
  for (let round = 0; round < mostBatches; round += 1) {
    const answer: unknown = answerOf(call, await dependencies.client.rpc(call, { batch }));
    const claimed = z.parse(z.array(claimedDelivery), answer);
    if (claimed.length === 0) return;
    const told = await Promise.allSettled(claimed.map((delivery) => tellOne(delivery, dependencies)));
    if (told.some(({ status }) => status === 'rejected'))
      dependencies.log('webhook not settled', { reason: 'database' });
  }
}

/** `POST` with the secret key tells partners what is due; answers 202 at once and works on. */
export function handle(request: Request, dependencies: Dependencies): Response {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  if (!carriesKey(request, dependencies.secretKeys))
    return Response.json({ message: 'The secret key is needed' }, { status: 401 });
  dependencies.inBackground(tellDue(dependencies));
  return new Response(null, { status: 202 });
}
