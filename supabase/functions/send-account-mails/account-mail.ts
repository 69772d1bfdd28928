import { deviceOf } from '@vakman/domain/account/account.devices.ts';
import type { Facts } from '@vakman/domain/facts/facts.ts';
import { formatDate, formatDateTime } from '@vakman/domain/format/format.dates.ts';
import { defaultLanguage } from '@vakman/domain/languages/languages.ts';
import type { ClaimedAccount } from '../_shared/database/claimed-account.ts';
import { messages } from '../_shared/generated/send-account-mails.messages.ts';
import { writeMail } from '../_shared/mail/layout/write-mail.ts';
import type { MailContent } from '../_shared/mail/mail.ts';
import { pageAddress } from '../_shared/page/page-address.ts';
import { createTranslations } from '../_shared/translations/translations.ts';

const translate = createTranslations(messages);

interface AccountMail {
  readonly claimed: ClaimedAccount;
  readonly facts: Facts;
  readonly siteUrl: string;
}

/** The words of each kind, and the page and part of it that they lead to. */
const mails = {
  'new-sign-in': { words: 'newSignIn', page: 'profile', section: 'devices' },
  leaving: { words: 'leaving', page: 'profile', section: 'delete-account' },
  'factor-removed': { words: 'factorRemoved', page: 'profile', section: 'second-factor' },
  test: { words: 'test', page: 'admin', section: '' },
} as const satisfies Readonly<Record<ClaimedAccount['notification']['kind'], object>>;

/** What somebody gets about his own account. The link leads to his page, where he signs in; it carries no secret. */
export function accountMail({ claimed, facts, siteUrl }: AccountMail): MailContent {
  const language = claimed.account.language ?? defaultLanguage;
  const { company } = facts;
  const t = translate(language);
  const { words, page, section } = mails[claimed.notification.kind];
  const values = { company: company.name, ...valuesOf(claimed, language, t('newSignIn.unknown')) };
  return writeMail({
    language,
    subject: t(`${words}.subject`, values),
    preheader: t(`${words}.text`, values),
    sections: [
      [
        {
          title: t(`${words}.title`),
          blocks: [
            { kind: 'text', text: t(`${words}.text`, values) },
            { kind: 'text', text: t(`${words}.next`, values) },
            {
              kind: 'button',
              link: {
                text: t(`${words}.button`),
                href: `${pageAddress(siteUrl, page, language)}${section && `#${section}`}`,
              },
              rank: 'main',
            },
          ],
        },
      ],
    ],
    note: t('automatic'),
    company,
    homeUrl: pageAddress(siteUrl, 'home', language),
  });
}

function valuesOf(
  claimed: ClaimedAccount,
  language: Parameters<typeof formatDate>[1],
  unknown: string,
): Readonly<Record<string, string>> {
  if ('delete_after' in claimed.details) return { date: formatDate(claimed.details.delete_after, language) };
  if (!('user_agent' in claimed.details)) return {};
  const { user_agent, network, at } = claimed.details;
  const { browser, system } = deviceOf(user_agent);
  const device = [browser, system].filter((name) => name !== undefined).join(', ');
  return { moment: formatDateTime(at, language), device: device || unknown, network: network ?? unknown };
}
