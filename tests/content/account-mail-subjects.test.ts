import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@vakman/commands/settings/settings.ts';
import { goTemplate, goTemplateNames } from '@vakman/supabase/auth-mails/go-templates';
import { facts } from '@vakman/supabase/functions/_shared/fixtures/facts';
import { expect, it } from 'vitest';

const settings = readFileSync(join(root, 'supabase/config.toml'), 'utf8');

it.each(goTemplateNames)(
  'the settings that are pushed have the subject of the mail "%s" as it is worded',
  (name) => {
    const [, section = ''] = settings.split(`[auth.email.template.${name}]\n`);
    const [, subject] = /^subject = '(.*)'$/m.exec(section) ?? [];
    expect(subject).toBe(goTemplate(name, facts.company, 'https://vakman.example').subject);
  },
);
