import { Buffer } from 'node:buffer';
import { createTransport } from 'nodemailer';
import { MailNotSent, type MailAttachment, type MailTransport } from '../mail.ts';
import { faultOf, type SmtpError } from './smtp-fault.ts';

/**
 * Milliseconds for a whole mail. Servers look at a mail for a while before they say that they took it; one that is
 * given up just then comes twice. Yet it must be over while the notification stays claimed.
 */
const longest = 60_000;

/** Milliseconds. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: longest,
};

const fileOf = ({ content, ...file }: MailAttachment) => ({
  ...file,
  content: typeof content === 'string' ? content : Buffer.from(content),
});

function reason(error: SmtpError): string {
  const known = [error.code, error.responseCode].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  );
  return ['SMTP', ...known].join(' ');
}

/** Sends by the server of an address such as `smtps://user:password@host:465`, each mail in so many milliseconds. */
export function smtpTransport(url: string, messageIdDomain: string, within = longest): MailTransport {
  const transporter = createTransport({ url, ...timeouts });
  return {
    async send({ id, from, to, copies, replyTo, subject, html, text, headers, attachments }) {
      try {
        await transporter.sendMail({
          messageId: `<${id}@${messageIdDomain}>`,
          from,
          // As objects, so that an address is never read as a list of addresses.
          to: { name: '', address: to },
          ...(copies && { cc: copies.map((address) => ({ name: '', address })) }),
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          subject,
          html,
          text,
          ...(headers && { headers: { ...headers } }),
          ...(attachments && { attachments: attachments.map(fileOf) }),
          disableFileAccess: true,
          disableUrlAccess: true,
          // A server that answers a little at a time would hold a mail for ever.
          signal: AbortSignal.timeout(within),
        });
      } catch (error) {
        throw new MailNotSent(reason(error as SmtpError), faultOf(error as SmtpError));
      }
    },
  };
}
