import { isPrivateAddress, isWebhookUrl } from '@vakman/domain/partner/partner.webhook.ts';
import type { ClaimedDelivery } from './claimed-delivery.ts';
import { signedHeaders } from './webhook-signature.ts';

export interface Surroundings {
  /** The addresses that a name leads to; undefined where the runtime cannot tell. */
  readonly resolve: ((host: string) => Promise<readonly string[]>) | undefined;
  /** Whether this is the backend of a developer or test, which may tell a server on the same machine. */
  readonly isLocal: boolean;
  readonly fetch: typeof fetch;
  readonly now: () => Date;
}

/** Milliseconds until an answer must have come. */
const timeout = 10_000;

async function mayBeTold(url: string, { resolve, isLocal }: Surroundings): Promise<boolean> {
  if (isLocal && /^http:\/\/(localhost|127\.0\.0\.1):\d+(\/|$)/u.test(url)) return true;
  if (!isWebhookUrl(url)) return false;
  if (!resolve) return true;
  const addresses = await resolve(new URL(url).hostname);
  return addresses.length > 0 && !addresses.some(isPrivateAddress);
}

/** Tells a partner; answers the status, or null where none came or the address may not be told. Follows no redirect. */
export async function postWebhook(
  { id, url, secrets, body }: ClaimedDelivery,
  surroundings: Surroundings,
): Promise<number | null> {
  try {
    if (!(await mayBeTold(url, surroundings))) return null;
    const message = {
      id,
      seconds: Math.floor(surroundings.now().getTime() / 1000),
      body: JSON.stringify(body),
    };
    const response = await surroundings.fetch(url, {
      method: 'POST',
      body: message.body,
      headers: signedHeaders(message, secrets),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    // Only the status counts: what else the partner says is not read.
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}
