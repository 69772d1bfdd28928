import type { Facts } from '@vakman/domain/facts/facts.ts';
import { quoteDocumentType } from '@vakman/domain/quote/quote.document.ts';
import type { ClaimedQuote } from '../_shared/database/claimed-quote.ts';
import { toOffice, toVisitor, type Addresses } from '../_shared/mail/envelope.ts';
import { MailNotSent, type MailAttachment, type MailTransport } from '../_shared/mail/mail.ts';
import { quoteCustomer } from './mails/quote-customer.ts';
import { nameOf, type QuoteMail } from './mails/quote-mail.ts';
import { quoteOffice } from './mails/quote-office.ts';
import type { QuotePapers } from './quote-papers.ts';

export interface Delivery {
  readonly facts: Facts;
  readonly siteUrl: string;
  readonly addresses: Addresses;
  readonly transport: MailTransport;
  readonly papers: QuotePapers;
}

/** The PDF of the mails that bring one. */
async function paperOf(claimed: ClaimedQuote, papers: QuotePapers): Promise<MailAttachment[]> {
  const { notification, quote, answer } = claimed;
  const file = (content: Uint8Array): MailAttachment[] => [
    { filename: `${nameOf(claimed)}.pdf`, contentType: quoteDocumentType, content },
  ];
  if (notification.kind === 'quote') return file(await papers.offered(quote));
  if (notification.kind !== 'quote-accepted' || answer === null) return [];
  // What was signed is kept too, where the first mail has not left.
  if (quote.document_path === null) await papers.offered(quote);
  return file(await papers.agreed(quote, answer));
}

/** Makes one mail of the outbox from the stored quote, and sends it. Rejects when that did not work. */
export async function deliverQuote(claimed: ClaimedQuote, delivery: Delivery): Promise<void> {
  const { facts, siteUrl, addresses, transport, papers } = delivery;
  const { notification, quote, answer } = claimed;
  const { id, kind } = notification;
  const mail: QuoteMail = { claimed, facts, siteUrl };
  if (kind === 'quote-office') {
    if (answer === null) throw new MailNotSent('no answer to tell of');
    await transport.send(toOffice(id, quote.email, addresses, quoteOffice(mail, answer)));
    return;
  }
  const envelope = { from: addresses.from, replyTo: facts.company.email };
  const written = toVisitor(id, quote.email, envelope, quoteCustomer(kind, mail));
  const attachments = await paperOf(claimed, papers);
  await transport.send({ ...written, ...(attachments.length > 0 && { attachments }) });
}
