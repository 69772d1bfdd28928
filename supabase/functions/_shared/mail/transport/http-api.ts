import { Buffer } from 'node:buffer';
import * as z from 'zod/mini';
import { MailNotSent, type MailAttachment, type MailTransport } from '../mail.ts';

const timeout = 20_000;

const fileOf = ({ filename, contentType, content }: MailAttachment) => ({
  filename,
  content_type: contentType,
  content: Buffer.from(content).toString('base64'),
});

/** The id was used for another text: a retry holds fresh links, and the mail before it was taken. */
const takenBefore = z.object({ name: z.literal('invalid_idempotent_request') });

async function wasTakenBefore(response: Response): Promise<boolean> {
  if (response.status !== 409) return false;
  const answer: unknown = await response.json().catch(() => undefined);
  return takenBefore.safeParse(answer).success;
}

/** Sends by a mail service that takes JSON as Resend does. */
export function httpApiTransport(url: string, key: string, send: typeof fetch = fetch): MailTransport {
  return {
    async send({ id, from, to, replyTo, subject, html, text, headers, attachments }) {
      const response = await send(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'idempotency-key': id,
        },
        body: JSON.stringify({
          from,
          to: [to],
          subject,
          html,
          text,
          headers,
          reply_to: replyTo,
          attachments: attachments?.map(fileOf),
        }),
        signal: AbortSignal.timeout(timeout),
      }).catch((error: unknown) => {
        const name = error instanceof Error ? error.name : 'error';
        throw new MailNotSent(`mail service not reached: ${name}`);
      });
      const isSent = response.ok || (await wasTakenBefore(response));
      if (!response.bodyUsed) await response.body?.cancel();
      if (!isSent) throw new MailNotSent(`mail service answered ${response.status}`);
    },
  };
}
