import { localisedPath, languages, type Language } from '@vakman/domain/languages/languages.ts';
import type { LinkedPage, ShellPage } from '@vakman/domain/facts/page-paths.ts';
import { messages as ownMessages } from '../functions/_shared/generated/auth-mails.messages.ts';
import { pagePaths } from '../functions/_shared/generated/page-paths.ts';
import { messages as signInMessages } from '../functions/_shared/generated/request-sign-in.messages.ts';
import type { CompanyFacts } from '@vakman/domain/facts/facts.ts';
import { createTranslations, type MessageKey } from '../functions/_shared/translations/translations.ts';
import type { Reader } from './auth-mail.ts';

type Words = (typeof ownMessages)[Language] & (typeof signInMessages)[Language];

export type AuthMailKey = MessageKey<Words>;

/** What stands in the messages: facts, and what the auth service knows. */
export interface AuthMailValues {
  readonly company: string;
  readonly code: string;
  /** The address that an account is to have. */
  readonly email: string;
}

/** The mails that our own function sends for the same purpose have their words already. */
const translate = createTranslations(
  Object.fromEntries(
    languages.map((language) => [language, { ...signInMessages[language], ...ownMessages[language] }]),
  ) as Record<Language, Words>,
);

/** What the mails of the auth service say in a language. */
export function authMailWords(language: Language, values: AuthMailValues) {
  const t = translate(language);
  return {
    say: (key: AuthMailKey) => t(key, { ...values }),
    path: (page: LinkedPage | ShellPage) => localisedPath(language, pagePaths[page]),
  };
}

interface Letter {
  /** Six digits. */
  readonly code: string;
  readonly tokenHash: string;
  /** The address that the account is to have. */
  readonly email: string;
  readonly company: CompanyFacts;
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
}

/** Reader of a mail that goes to one person. */
export function authMailReader(
  language: Language,
  { code, tokenHash, email, company, siteUrl }: Letter,
): Reader {
  const { say, path } = authMailWords(language, { company: company.name, code, email });
  return { language, code, tokenHash, say, page: (page) => siteUrl + path(page) };
}
