import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@vakman/commands/settings/settings.ts';
import { languages } from '@vakman/domain/languages/languages';
import { authMail, type AuthMail } from '@vakman/supabase/auth-mails/auth-mail';
import { authMailReader } from '@vakman/supabase/auth-mails/auth-mail-words';
import { goTemplate, goTemplateNames } from '@vakman/supabase/auth-mails/go-templates';
import { facts } from '@vakman/supabase/functions/_shared/fixtures/facts';
import { describe, expect, it } from 'vitest';
import { readGoTemplate } from './go-template.ts';

const siteUrl = 'https://vakman.example';
const { company } = facts;
const known = { code: '123456', tokenHash: 'a1b2c3', email: 'new@example.org' };
const config = readFileSync(join(root, 'supabase/config.toml'), 'utf8');

/** What the auth service fills a template with. */
const goData = (language: unknown, to: string) => ({
  Token: known.code,
  TokenHash: known.tokenHash,
  Email: 'old@example.org',
  NewEmail: known.email,
  SendingTo: to,
  Data: { language },
});

const mails: readonly [AuthMail, (typeof goTemplateNames)[number], string][] = [
  ['confirmation', 'confirmation', 'old@example.org'],
  ['invite', 'invite', 'old@example.org'],
  ['magic_link', 'magic_link', 'old@example.org'],
  ['recovery', 'recovery', 'old@example.org'],
  ['reauthentication', 'reauthentication', 'old@example.org'],
  ['email_change_current', 'email_change', 'old@example.org'],
  ['email_change_new', 'email_change', 'new@example.org'],
];

describe.each(mails)('%s', (mail, name, to) => {
  const template = goTemplate(name, company, siteUrl);
  const filled = (language: unknown) => ({
    subject: readGoTemplate(template.subject)(goData(language, to)),
    html: readGoTemplate(template.html)(goData(language, to)),
  });
  const ours = (language: (typeof languages)[number]) => {
    const { subject, html } = authMail(
      mail,
      authMailReader(language, { ...known, company, siteUrl }),
      company,
    );
    return { subject, html };
  };

  it.each(languages)('a hosted project mails in %s what the embedded backend mails', (language) => {
    expect(filled(language)).toEqual(ours(language));
  });

  it.each([undefined, 'tlh'])('whose language is %j reads Dutch', (language) => {
    expect(filled(language)).toEqual(ours('nl'));
  });

  it('proves its reader by what stands behind the # alone', () => {
    const { html } = ours('en');
    const [link] = /https:[^"]*token_hash[^"]*/.exec(html) ?? [];
    const before = link?.split('#')[0] ?? '';
    expect(before).not.toContain(known.tokenHash);
    expect(html.includes('token_hash')).toBe(mail !== 'reauthentication');
  });
});

describe('config.toml', () => {
  it('names the template of every kind of mail, and the file that the build writes', () => {
    const named = [...config.matchAll(/^\[auth\.email\.template\.(\w+)\]$/gm)].map(([, name = '']) => name);
    expect(named.toSorted()).toEqual([...goTemplateNames].toSorted());
    for (const name of goTemplateNames) {
      expect(config).toContain(`content_path = "./dist/auth-mails/${name}.html"`);
    }
  });
});
