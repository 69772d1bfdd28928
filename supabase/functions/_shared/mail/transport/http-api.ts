import { Buffer } from 'node:buffer';
import * as z from 'zod/mini';
import { MailNotSent, type MailAttachment, type MailFault, type MailTransport } from '../mail.ts';

const timeout = 20_000;

const fileOf = ({ filename, contentType, content }: MailAttachment) => ({
  filename,
  content_type: contentType,
  content: Buffer.from(content).toString('base64'),
});

/** The id was used for another text: a retry holds fresh links, and the mail before it was taken. */
const takenBefore = z.object({ name: z.literal('invalid_idempotent_request') });
/** The address is none. Whether anybody has it is found out later, and told to nobody. */
const badAddress = z.object({
  name: z.literal('validation_error'),
  message: z.string().check(z.regex(/^Invalid [`'"]?to\b/)),
});

type Answer = 'sent' | Exclude<MailFault, 'deferred'>;

async function answerOf(response: Response): Promise<Answer> {
  if (response.ok) {
    await response.body?.cancel();
    return 'sent';
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.status === 409 && takenBefore.safeParse(answer).success) return 'sent';
  if (response.status === 422 && badAddress.safeParse(answer).success) return 'refused';
  return 'system';
}

/** Sends by a mail service that takes JSON as Resend does. */
export function httpApiTransport(url: string, key: string, send: typeof fetch = fetch): MailTransport {
  return {
    async send({ id, from, to, copies, replyTo, subject, html, text, headers, attachments }) {
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
          cc: copies,
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
      const answer = await answerOf(response);
      if (answer !== 'sent') throw new MailNotSent(`mail service answered ${response.status}`, answer);
    },
  };
}
