import type { Facts } from '@vakman/domain/facts/facts.ts';
import { sentPhotosFolder } from '@vakman/domain/photos/photos.paths.ts';
import { quoteRequestReference } from '@vakman/domain/quote-request/quote-request.reference.ts';
import type { ClaimedQuoteRequest, StoredQuoteRequest } from '../_shared/database/claimed-quote-request.ts';
import { fromOffice, toOffice, toVisitor, type Addresses } from '../_shared/mail/envelope.ts';
import type { Mail, MailTransport } from '../_shared/mail/mail.ts';
import { replyMail } from './mails/reply-mail.ts';
import { quoteRequestConfirmation } from './mails/quote-request-confirmation.ts';
import { quoteRequestOffice } from './mails/quote-request-office.ts';
import { photosForOffice, type PhotoDelivery } from '../_shared/storage/photos-for-office.ts';

export interface Delivery extends PhotoDelivery {
  readonly facts: Facts;
  readonly siteUrl: string;
  readonly addresses: Addresses;
  readonly transport: MailTransport;
}

async function officeMail(id: string, request: StoredQuoteRequest, delivery: Delivery): Promise<Mail> {
  const { facts, siteUrl, addresses } = delivery;
  const folder = sentPhotosFolder('quote-requests', request.id);
  const photos = await photosForOffice(request.id, { folder, photos: request.photos }, delivery);
  return toOffice(id, request.email, addresses, quoteRequestOffice({ request, photos, facts, siteUrl }));
}

function confirmationMail(id: string, request: StoredQuoteRequest, delivery: Delivery): Mail {
  const { facts, siteUrl, addresses } = delivery;
  const reference = quoteRequestReference(request.id);
  return toVisitor(
    id,
    request.email,
    { from: addresses.from, replyTo: facts.company.email },
    quoteRequestConfirmation({ reference, language: request.language, facts, siteUrl }),
  );
}

/** Makes one mail of the outbox from the stored request, and sends it. Rejects when that did not work. */
export async function deliverQuoteRequest(
  { notification: { id, kind }, request, reply }: ClaimedQuoteRequest,
  delivery: Delivery,
): Promise<void> {
  const { facts, siteUrl, addresses, transport } = delivery;
  if (reply) {
    const reference = quoteRequestReference(request.id);
    const envelope = { from: addresses.from, replyTo: facts.company.email };
    return transport.send(
      fromOffice(id, request.email, envelope, replyMail({ ...reply, reference, facts, siteUrl })),
    );
  }
  return transport.send(
    kind === 'office' ? await officeMail(id, request, delivery) : confirmationMail(id, request, delivery),
  );
}
