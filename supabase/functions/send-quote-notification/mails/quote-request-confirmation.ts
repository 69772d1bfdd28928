import type { Facts } from '@vakman/domain/facts/facts.ts';
import type { Language } from '@vakman/domain/languages/languages.ts';
import { writeMail } from '../../_shared/mail/layout/write-mail.ts';
import type { MailContent } from '../../_shared/mail/mail.ts';
import { pageAddress } from '../../_shared/page/page-address.ts';
import { messages } from '../../_shared/generated/send-quote-notification.messages.ts';
import { createTranslations } from '../../_shared/translations/translations.ts';

/** Words of the mails that go to applicants, in their language. */
const translateConfirmation = createTranslations(messages);

export interface Confirmation {
  /** From `quoteRequestReference`. */
  readonly reference: string;
  readonly language: Language;
  readonly facts: Facts;
  readonly siteUrl: string;
}

/**
 * What the applicant gets, in his language. It holds no word that he typed: anybody may type anybody's
 * address, and would otherwise send words of his own to strangers in the name of the firm.
 */
export function quoteRequestConfirmation(confirmation: Confirmation): MailContent {
  const { reference, language, facts, siteUrl } = confirmation;
  const { company } = facts;
  const t = translateConfirmation(language);
  const values = {
    reference,
    company: company.name,
    phone: company.phone.display,
    hours: company.replyWithinHours,
  };
  const next = [
    t('confirmation.next.read'),
    t('confirmation.next.contact', values),
    t('confirmation.next.quote'),
  ];
  const { display, href } = company.phone;
  return writeMail({
    language,
    subject: t('confirmation.subject', values),
    preheader: t('confirmation.preheader', values),
    sections: [
      [
        {
          title: t('confirmation.title'),
          blocks: [
            { kind: 'text', text: t('confirmation.introduction', values) },
            { kind: 'chip', chip: { label: t('confirmation.reference'), value: reference } },
          ],
        },
      ],
      [{ title: t('confirmation.nextTitle'), blocks: [{ kind: 'steps', steps: next }] }],
      [
        {
          title: t('confirmation.questionsTitle'),
          blocks: [
            { kind: 'text', text: t('confirmation.questions', values), links: [{ text: display, href }] },
          ],
        },
        {
          title: t('confirmation.notYoursTitle'),
          blocks: [{ kind: 'text', text: t('confirmation.notYours'), tone: 'muted' }],
        },
      ],
    ],
    note: t('confirmation.automatic'),
    company,
    homeUrl: pageAddress(siteUrl, 'home', language),
  });
}
