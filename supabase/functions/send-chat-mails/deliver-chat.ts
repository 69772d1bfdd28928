import type { Facts } from '@vakman/domain/facts/facts.ts';
import type { ClaimedConversation } from '../_shared/database/claimed-conversation.ts';
import { toOffice, toVisitor, type Addresses } from '../_shared/mail/envelope.ts';
import type { MailTransport } from '../_shared/mail/mail.ts';
import { chatCustomer } from './chat-customer.ts';
import { chatOffice } from './chat-office.ts';

interface Delivery {
  readonly facts: Facts;
  readonly siteUrl: string;
  readonly addresses: Addresses;
  readonly transport: MailTransport;
}

/** Nobody to answer by mail: what the office answers belongs in the conversation. */
const noSender = '';

/** Mails whoever has not read what waits. Rejects with `MailNotSent`. */
export async function deliverChat(claimed: ClaimedConversation, delivery: Delivery): Promise<void> {
  const { facts, siteUrl, addresses, transport } = delivery;
  const { id } = claimed.notification;
  if ('reader' in claimed) {
    const envelope = { from: addresses.from, replyTo: facts.company.email };
    const mail = chatCustomer({ claimed, facts, siteUrl });
    return transport.send(toVisitor(id, claimed.reader.email, envelope, mail));
  }
  return transport.send(toOffice(id, noSender, addresses, chatOffice({ claimed, facts, siteUrl })));
}
