import type { MailFault } from '../mail.ts';

/** What nodemailer tells of a mail that was not sent. */
export interface SmtpError {
  readonly code?: unknown;
  /** The command that the server answered. */
  readonly command?: unknown;
  readonly response?: unknown;
  readonly responseCode?: unknown;
}

/** Of RFC 3463: `5.1.2` at the start of an answer; qmail has it at the end, as `(#5.1.2)`. */
const enhancedCode = /(?:^\d{3}[ -]|#)[45]\.(\d{1,3}\.\d{1,3})\b/;

/**
 * Subjects that speak of the recipient: his address, his mailbox, and the way to him, which for now may be our own
 * trouble. All others, such as policies, protocols and bad senders (1.7, 1.8), would meet any mail of ours.
 */
const deferringCode = /^(?:1\.(?!7$|8$)|2\.)/;
const refusingCode = /^(?:1\.(?!7$|8$)|2\.|4\.)/;

/** Plain codes that do (RFC 5321, 4.2.3, and RFC 7504). Others say that the server fails or that we do wrong. */
const deferring = new Set([450]);
const refusing = new Set([550, 551, 552, 553, 556]);

/** Where the server does not send mail on for us, it refuses every address outside. */
const isAboutRelaying = (response: string) => /\brelay/i.test(response);

/** Whether only the recipient was refused. Each mail has one, so the answer to `RCPT TO` speaks of him or of us. */
export function faultOf({ command, response, responseCode }: SmtpError): MailFault {
  if (command !== 'RCPT TO' || typeof response !== 'string' || typeof responseCode !== 'number')
    return 'system';
  const isForGood = responseCode >= 500;
  const enhanced = enhancedCode.exec(response)?.[1];
  const isAboutRecipient =
    enhanced === undefined
      ? (isForGood ? refusing : deferring).has(responseCode) && !isAboutRelaying(response)
      : (isForGood ? refusingCode : deferringCode).test(enhanced);
  if (!isAboutRecipient) return 'system';
  return isForGood ? 'refused' : 'deferred';
}
