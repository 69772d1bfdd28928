import type { Facts } from '@vakman/domain/facts/facts.ts';
import type { Language } from '@vakman/domain/languages/languages.ts';
import { headerLine } from '../../_shared/mail/header-line.ts';
import { writeMail } from '../../_shared/mail/layout/write-mail.ts';
import type { MailContent } from '../../_shared/mail/mail.ts';
import { pageAddress } from '../../_shared/page/page-address.ts';
import { messages } from '../../_shared/generated/send-quote-notification.messages.ts';
import { createTranslations } from '../../_shared/translations/translations.ts';

const translate = createTranslations(messages);

export interface ReplyMail {
  readonly language: Language;
  readonly subject: string;
  readonly body: string;
  /** From `quoteRequestReference`. */
  readonly reference: string;
  readonly facts: Facts;
  readonly siteUrl: string;
}

/** What the office wrote to whoever asked, in the design of all mails. It holds nothing that he typed but his name. */
export function replyMail({ language, subject, body, reference, facts, siteUrl }: ReplyMail): MailContent {
  const { company } = facts;
  const t = translate(language);
  return writeMail({
    language,
    subject: headerLine(subject),
    preheader: headerLine(body),
    sections: [
      [{ title: subject, blocks: [{ kind: 'letter', text: body }] }],
      [
        {
          title: t('reply.about'),
          blocks: [{ kind: 'chip', chip: { label: t('confirmation.reference'), value: reference } }],
        },
      ],
    ],
    note: t('reply.note', { company: company.name }),
    company,
    homeUrl: pageAddress(siteUrl, 'home', language),
  });
}
