import { createTransport } from 'nodemailer';
import { MailNotSent, type MailTransport } from '../mail.ts';

/** Milliseconds; well under the time for which a notification stays claimed. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 20_000,
};

interface SmtpError {
  readonly code?: unknown;
  readonly responseCode?: unknown;
}

function reason(error: SmtpError): string {
  const known = [error.code, error.responseCode].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  );
  return ['SMTP', ...known].join(' ');
}

/** Sends by the server of an address such as `smtps://user:password@host:465`. */
export function smtpTransport(url: string, messageIdDomain: string): MailTransport {
  const transporter = createTransport({ url, ...timeouts });
  return {
    async send({ id, from, to, replyTo, subject, html, text, headers, attachments }) {
      try {
        await transporter.sendMail({
          messageId: `<${id}@${messageIdDomain}>`,
          from,
          // As objects, so that an address is never read as a list of addresses.
          to: { name: '', address: to },
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          subject,
          html,
          text,
          ...(headers && { headers: { ...headers } }),
          ...(attachments && { attachments: attachments.map((file) => ({ ...file })) }),
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        throw new MailNotSent(reason(error as SmtpError));
      }
    },
  };
}
