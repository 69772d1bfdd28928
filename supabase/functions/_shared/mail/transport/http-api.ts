import { MailNotSent, type MailTransport } from '../mail.ts';

const timeout = 20_000;

/** Sends by a mail service that takes JSON as Resend does. */
export function httpApiTransport(url: string, key: string, send: typeof fetch = fetch): MailTransport {
  return {
    async send({ id, from, to, replyTo, subject, html, text, headers }) {
      const response = await send(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'idempotency-key': id,
        },
        body: JSON.stringify({ from, to: [to], subject, html, text, headers, reply_to: replyTo }),
        signal: AbortSignal.timeout(timeout),
      }).catch((error: unknown) => {
        const name = error instanceof Error ? error.name : 'error';
        throw new MailNotSent(`mail service not reached: ${name}`);
      });
      await response.body?.cancel();
      if (!response.ok) throw new MailNotSent(`mail service answered ${response.status}`);
    },
  };
}
