import type { Facts } from '@vakman/domain/facts/facts.ts';
import { quoteRequestReference } from '@vakman/domain/quote-request/quote-request.reference.ts';
import { emailPattern } from '@vakman/domain/quote-request/quote-request.schema.ts';
import type { ClaimedNotification, StoredQuoteRequest } from '../_shared/database/claimed-notification.ts';
import type { Outbox } from '../_shared/database/outbox.ts';
import type { MailEnvironment } from '../_shared/environment/environment.ts';
import { MailNotSent, type Mail, type MailTransport } from '../_shared/mail/mail.ts';
import { quoteRequestConfirmation } from '../_shared/mail/quote-request-confirmation.ts';
import { quoteRequestOffice } from '../_shared/mail/quote-request-office.ts';
import type { Attachments } from '../_shared/storage/attachments.ts';
import { movePhotos } from './move-photos.ts';

export interface Delivery {
  readonly facts: Facts;
  readonly siteUrl: string;
  readonly addresses: Pick<MailEnvironment, 'from' | 'office'>;
  readonly transport: MailTransport;
  readonly attachments: Pick<Attachments, 'move' | 'links'>;
  readonly attachPhotos: Outbox['attachPhotos'];
  readonly now: () => Date;
}

/** Seconds that the links in the office's mail open the photos: seven days. */
const officeLinkSeconds = 7 * 86_400;

const isAddress = (email: string) => new RegExp(emailPattern).test(email);

async function officeMail(id: string, request: StoredQuoteRequest, delivery: Delivery): Promise<Mail> {
  const { facts, siteUrl, addresses, attachments, attachPhotos, now } = delivery;
  const expires = new Date(now().getTime() + officeLinkSeconds * 1000);
  const photos = await movePhotos(request, attachments, officeLinkSeconds);
  if (photos.paths.length > 0) await attachPhotos(request.id, photos.paths);
  return {
    id,
    from: addresses.from,
    to: addresses.office,
    ...(isAddress(request.email) && { replyTo: request.email }),
    ...quoteRequestOffice({ request, photos: { ...photos, expires }, facts, siteUrl }),
  };
}

function confirmationMail(id: string, request: StoredQuoteRequest, delivery: Delivery): Mail {
  const { facts, siteUrl, addresses } = delivery;
  if (!isAddress(request.email)) throw new MailNotSent('not an address');
  const reference = quoteRequestReference(request.id);
  return {
    id,
    from: addresses.from,
    to: request.email,
    replyTo: facts.company.email,
    ...quoteRequestConfirmation({ reference, language: request.language, facts, siteUrl }),
    // Tells out-of-office programs not to answer.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}

/** Makes one mail of the outbox from the stored request, and sends it. Rejects when that did not work. */
export async function deliverNotification(
  { notification: { id, kind }, request }: ClaimedNotification,
  delivery: Delivery,
): Promise<void> {
  const mail =
    kind === 'office' ? await officeMail(id, request, delivery) : confirmationMail(id, request, delivery);
  await delivery.transport.send(mail);
}
