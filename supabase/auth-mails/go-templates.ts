import type { CompanyFacts } from '@vakman/domain/facts/facts.ts';
import { defaultLanguage, languages, type Language } from '@vakman/domain/languages/languages.ts';
import { html } from '../functions/_shared/html.ts';
import { authMail, type AuthMail, type Reader } from './auth-mail.ts';
import { authMailWords } from './auth-mail-words.ts';

/** The mails by the names of `config.toml`. */
export const goTemplateNames = [
  'confirmation',
  'invite',
  'magic_link',
  'recovery',
  'email_change',
  'reauthentication',
] as const;

export type GoTemplateName = (typeof goTemplateNames)[number];

export interface GoTemplate {
  readonly subject: string;
  readonly html: string;
}

interface Choice {
  readonly say: (language: Language) => string;
}

const others = languages.filter((language) => language !== defaultLanguage);

/** What chooses by the language that the account was made with or has chosen; Dutch where it is none of ours. */
function goChoice(text: (language: Language) => string): string {
  const otherwise = text(defaultLanguage);
  if (others.every((language) => text(language) === otherwise)) return otherwise;
  const branches = others.map((language) => `if eq .Data.language "${language}" }}${text(language)}`);
  return `{{ ${branches.join('{{ else ')}{{ else }}${otherwise}{{ end }}`;
}

/** Marks a place in the mail that each language fills in its way; no message has these characters. */
const mark = (index: number) => `\uE000${index}\uE001`;
const marks = /\uE000(\d+)\uE001/gu;

const escaped = (text: string) => html`${text}`.toString();

/** One mail in all languages: the layout once, and a choice at each text. */
function goMail(mail: AuthMail, company: CompanyFacts, siteUrl: string): GoTemplate {
  const code = '{{ .Token }}';
  const values = { company: company.name, code, email: '{{ .NewEmail }}' };
  const choices: Choice[] = [];
  const place = (say: Choice['say']) => mark(choices.push({ say }) - 1);
  const reader: Reader = {
    language: defaultLanguage,
    code,
    tokenHash: '{{ .TokenHash }}',
    say: (key) => place((language) => authMailWords(language, values).say(key)),
    page: (page) => `${siteUrl}/${place((language) => authMailWords(language, values).path(page).slice(1))}`,
  };
  const { subject, html: page } = authMail(mail, reader, company);
  const fill = (text: string, write: (said: string) => string) =>
    text.replaceAll(marks, (_, index: string) =>
      goChoice((language) => write(choices[Number(index)]?.say(language) ?? '')),
    );
  return {
    subject: fill(subject, (said) => said),
    html: fill(page, escaped).replace(
      `<html lang="${defaultLanguage}">`,
      `<html lang="${goChoice((language) => language)}">`,
    ),
  };
}

/**
 * What a hosted project mails, in the template language of Go: it chooses the language by the account's own data, and
 * for a change of address the words by which of the two mailboxes it goes to.
 *
 * @param siteUrl origin of the site, without a trailing slash.
 */
export function goTemplate(name: GoTemplateName, company: CompanyFacts, siteUrl: string): GoTemplate {
  if (name !== 'email_change') return goMail(name, company, siteUrl);
  const toNew = goMail('email_change_new', company, siteUrl);
  const toCurrent = goMail('email_change_current', company, siteUrl);
  const choose = (part: keyof GoTemplate) =>
    `{{ if eq .SendingTo .NewEmail }}${toNew[part]}{{ else }}${toCurrent[part]}{{ end }}`;
  return { subject: choose('subject'), html: choose('html') };
}
