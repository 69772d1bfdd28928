import type { MailContent } from '../mail.ts';
import type { MailDocument } from './mail-document.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';

/** What readers see of a mail, as HTML and as plain text: the same words in the same order. */
export function writeMail(mail: MailDocument): MailContent {
  return { subject: mail.subject, html: mailHtml(mail), text: mailText(mail) };
}
