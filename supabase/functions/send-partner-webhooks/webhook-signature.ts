import { createHmac } from 'node:crypto';

export interface SignedMessage {
  readonly id: string;
  /** Seconds since 1970, of this attempt. */
  readonly seconds: number;
  readonly body: string;
}

const prefix = 'whsec_';

/** The headers of Standard Webhooks, with a signature by each secret. */
export function signedHeaders(
  { id, seconds, body }: SignedMessage,
  secrets: readonly string[],
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}
