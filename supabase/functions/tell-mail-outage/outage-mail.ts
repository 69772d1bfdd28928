import type { Facts } from '@vakman/domain/facts/facts.ts';
import { formatDateTime } from '@vakman/domain/format/format.dates.ts';
import { defaultLanguage, type Language } from '@vakman/domain/languages/languages.ts';
import type { MailOutage } from '../_shared/database/mail-outages.ts';
import { messages } from '../_shared/generated/tell-mail-outage.messages.ts';
import { writeMail } from '../_shared/mail/layout/write-mail.ts';
import type { MailContent } from '../_shared/mail/mail.ts';
import { pageAddress } from '../_shared/page/page-address.ts';
import { createTranslations } from '../_shared/translations/translations.ts';

const translate = createTranslations(messages);

interface Told {
  readonly outage: Pick<MailOutage, 'since' | 'mails'>;
  readonly language: Language | null;
  readonly facts: Facts;
  readonly siteUrl: string;
}

const valuesOf = ({ outage, facts }: Told, language: Language) => ({
  company: facts.company.name,
  moment: formatDateTime(outage.since, language),
  mails: String(outage.mails),
});

const settingsAddress = (siteUrl: string, language: Language) =>
  `${pageAddress(siteUrl, 'admin', language)}/settings`;

/** What an admin gets by a mail server that is not the one in trouble. It names nobody whose mail waits. */
export function outageMail(told: Told): MailContent {
  const language = told.language ?? defaultLanguage;
  const { facts, siteUrl } = told;
  const t = translate(language);
  const values = valuesOf(told, language);
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
            { kind: 'text', text: t('next') },
            {
              kind: 'button',
              link: { text: t('button'), href: settingsAddress(siteUrl, language) },
              rank: 'main',
            },
          ],
        },
      ],
    ],
    note: t('automatic'),
    company: facts.company,
    homeUrl: pageAddress(siteUrl, 'home', language),
  });
}

/** The same in a few lines, for a chat program. */
export function outageText(told: Told): string {
  const language = told.language ?? defaultLanguage;
  const t = translate(language);
  const values = valuesOf(told, language);
  return [t('subject', values), t('text', values), settingsAddress(told.siteUrl, language)].join('\n');
}
