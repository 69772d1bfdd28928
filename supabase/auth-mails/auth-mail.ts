import type { CompanyFacts } from '@vakman/domain/facts/facts.ts';
import type { Language } from '@vakman/domain/languages/languages.ts';
import type { LinkedPage, ShellPage } from '@vakman/domain/facts/page-paths.ts';
import { writeMail } from '../functions/_shared/mail/layout/write-mail.ts';
import type { Block, Part } from '../functions/_shared/mail/layout/mail-document.ts';
import type { MailContent } from '../functions/_shared/mail/mail.ts';
import type { AuthMailKey } from './auth-mail-words.ts';

/**
 * The mails of the auth service. A change of address sends two: it holds once both are confirmed. All but these two have
 * the name that `config.toml` gives them.
 */
export const authMails = [
  'confirmation',
  'invite',
  'magic_link',
  'recovery',
  'reauthentication',
  'email_change_current',
  'email_change_new',
] as const;

export type AuthMail = (typeof authMails)[number];

/** What a mail takes from the language of its reader, and from what the auth service knows. */
export interface Reader {
  readonly language: Language;
  /** A message with its values filled in. */
  readonly say: (key: AuthMailKey) => string;
  readonly page: (page: LinkedPage | ShellPage) => string;
  /** Six digits. */
  readonly code: string;
  /** What the page of the link proves itself by. */
  readonly tokenHash: string;
}

/** Where the words of a mail stand, and what its link is called by the auth service; a mail without one has none. */
const parts = {
  confirmation: { words: 'confirmation', link: 'signup' },
  invite: { words: 'invite', link: 'invite' },
  magic_link: { words: 'code', link: 'magiclink' },
  recovery: { words: 'recovery', link: 'recovery' },
  reauthentication: { words: 'reauthentication', link: undefined },
  email_change_current: { words: 'emailChangeCurrent', link: 'email_change' },
  email_change_new: { words: 'emailChangeNew', link: 'email_change' },
} as const;

/** Warnings of its own where the common one is not true: whoever got the mail may have somebody in his account. */
const warned = ['reauthentication', 'emailChangeCurrent', 'emailChangeNew'] as const;

/** A mail of the auth service. What proves the reader stands behind `#`, which browsers send to nobody. */
export function authMail(mail: AuthMail, reader: Reader, company: CompanyFacts): MailContent {
  const { say, page, language, code, tokenHash } = reader;
  const { words, link } = parts[mail];
  const lifetime = say(link === undefined ? 'reauthentication.lifetime' : 'lifetime');
  const blocks: Block[] = [
    { kind: 'text', text: say(`${words}.text`) },
    { kind: 'chip', chip: { label: say('code.label'), value: code } },
    { kind: 'text', text: lifetime },
  ];
  if (link !== undefined) {
    const href = `${page('login')}#token_hash=${tokenHash}&type=${link}`;
    blocks.push({ kind: 'button', link: { text: say(`${words}.button`), href }, rank: 'main' });
  }
  const own = warned.find((known) => known === words);
  const warning: Part = {
    title: say(own ? `${own}.notYours.title` : 'notYours.title'),
    blocks: [{ kind: 'text', text: say(own ? `${own}.notYours.text` : 'notYours.text'), tone: 'muted' }],
  };
  return writeMail({
    language,
    subject: say(`${words}.subject`),
    preheader: lifetime,
    sections: [[{ title: say(`${words}.title`), blocks }], [warning]],
    note: say('automatic'),
    company,
    homeUrl: page('home'),
  });
}
