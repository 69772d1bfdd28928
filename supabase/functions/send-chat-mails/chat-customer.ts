import type { Facts } from '@vakman/domain/facts/facts.ts';
import type { ClaimedForCustomer } from '../_shared/database/claimed-conversation.ts';
import { messages } from '../_shared/generated/send-chat-mails.messages.ts';
import { headerLine } from '../_shared/mail/header-line.ts';
import { writeMail } from '../_shared/mail/layout/write-mail.ts';
import type { MailContent } from '../_shared/mail/mail.ts';
import { pageAddress } from '../_shared/page/page-address.ts';
import { createTranslations } from '../_shared/translations/translations.ts';

const translate = createTranslations(messages);

interface ChatMail {
  readonly claimed: ClaimedForCustomer;
  readonly facts: Facts;
  readonly siteUrl: string;
}

/**
 * Tells somebody on the customer's side that messages wait for him. The link leads to the conversation, where he signs
 * in; it carries no secret. What was typed into the form of a request stands nowhere, for it may be a stranger's mailbox.
 */
export function chatCustomer({ claimed, facts, siteUrl }: ChatMail): MailContent {
  const { conversation, reader, unread, writers } = claimed;
  const { language } = reader;
  const { company } = facts;
  const t = translate(language);
  const values = { company: company.name };
  const href = `${pageAddress(siteUrl, 'dashboard', language)}/chat/${conversation.id}`;
  const from = new Intl.ListFormat(language).format(writers.map((name) => headerLine(name)));
  return writeMail({
    language,
    subject: t('subject', values),
    preheader: t('text', values),
    sections: [
      [
        {
          title: t('title'),
          blocks: [
            { kind: 'text', text: t('text', values) },
            {
              kind: 'rows',
              rows: [
                { label: t('rows.from'), value: from === '' ? company.name : from },
                {
                  label: t('rows.about'),
                  value: conversation.title === null ? t('rows.request') : headerLine(conversation.title),
                },
                { label: t('rows.unread'), value: new Intl.NumberFormat(language).format(unread) },
              ],
            },
            { kind: 'button', link: { text: t('button'), href }, rank: 'main' },
            { kind: 'text', text: t('signIn'), tone: 'muted' },
            { kind: 'text', text: t('once'), tone: 'muted' },
          ],
        },
      ],
    ],
    note: t('automatic'),
    company,
    homeUrl: pageAddress(siteUrl, 'home', language),
  });
}
