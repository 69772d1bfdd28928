import type { Facts } from '@vakman/domain/facts/facts.ts';
import { messages } from '../_shared/generated/request-sign-in.messages.ts';
import { writeMail } from '../_shared/mail/layout/write-mail.ts';
import type { MailContent } from '../_shared/mail/mail.ts';
import { pageAddress } from '../_shared/page/page-address.ts';
import { createTranslations } from '../_shared/translations/translations.ts';
import type { Letter } from './handler.ts';

const translate = createTranslations(messages);

/** What the auth service calls the two ways. */
const types = { code: 'magiclink', recovery: 'recovery' } as const;

interface SignInMail extends Omit<Letter, 'to'> {
  readonly facts: Facts;
  readonly siteUrl: string;
}

/**
 * The mail with a code to type and a button that does without. What proves the reader stands behind `#`, which browsers
 * send to nobody.
 */
export function signInMail({ purpose, code, tokenHash, language, facts, siteUrl }: SignInMail): MailContent {
  const t = translate(language);
  const { company } = facts;
  const values = { code, company: company.name };
  const href = `${pageAddress(siteUrl, 'login', language)}#token_hash=${tokenHash}&type=${types[purpose]}`;
  return writeMail({
    language,
    subject: t(`${purpose}.subject`, values),
    preheader: t('lifetime'),
    sections: [
      [
        {
          title: t(`${purpose}.title`),
          blocks: [
            { kind: 'text', text: t(`${purpose}.text`, values) },
            { kind: 'chip', chip: { label: t('code.label'), value: code } },
            { kind: 'text', text: t('lifetime') },
            { kind: 'button', link: { text: t(`${purpose}.button`), href }, rank: 'main' },
          ],
        },
      ],
      [{ title: t('notYours.title'), blocks: [{ kind: 'text', text: t('notYours.text'), tone: 'muted' }] }],
    ],
    note: t('automatic'),
    company,
    homeUrl: pageAddress(siteUrl, 'home', language),
  });
}
