import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@vakman/commands/settings/settings.ts';
import { goTemplate, goTemplateNames } from '@vakman/supabase/auth-mails/go-templates';
import { facts } from '@vakman/supabase/functions/_shared/fixtures/facts';
import { authRateLimits } from '@vakman/supabase/local/mendings/auth-rate-limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { configDifferences } from './config-differences.ts';

let workdir: string;
beforeAll(async () => {
  workdir = await mkdtemp(join(tmpdir(), 'vakman-settings-'));
  await cp(join(root, 'supabase/config.toml'), join(workdir, 'supabase/config.toml'));
});
afterAll(() => rm(workdir, { recursive: true }));

/** A project of which nothing is as it should be. */
const careless = {
  api: { db_schema: 'public,private', db_extra_search_path: '', max_rows: 1_000_000 },
  auth: {
    site_url: 'http://localhost:3000',
    uri_allow_list: 'https://evil.example/**',
    password_min_length: 6,
    mailer_autoconfirm: true,
    mailer_secure_email_change_enabled: false,
    external_google_enabled: true,
    rate_limit_email_sent: 5,
    rate_limit_token_refresh: 100_000,
    rate_limit_otp: 100_000,
    rate_limit_verify: 100_000,
  },
  storage: { file_size_limit: 5_000_000_000 },
  database: { major_version: 17, postgres_settings: { statement_timeout: '2min' } },
};

it('the settings of a project that the CLI would set are those of the product, and no others', async () => {
  const differences = await configDifferences(careless, workdir, { SITE_URL: 'https://vakman.example' });
  expect(Object.fromEntries(differences.map(({ path, local }) => [path.join('.'), local]))).toEqual({
    'api.schemas': ['public'],
    'api.extra_search_path': ['public', 'extensions'],
    'api.max_rows': 1000,
    'auth.site_url': 'https://vakman.example',
    'auth.additional_redirect_urls': [],
    'auth.enable_signup': false,
    'auth.enable_anonymous_sign_ins': false,
    'auth.minimum_password_length': 10,
    // The embedded backend holds callers to the same.
    'auth.rate_limit.token_refresh': authRateLimits.token_refresh,
    'auth.rate_limit.sign_in_sign_ups': authRateLimits.sign_in_sign_ups,
    'auth.rate_limit.token_verifications': authRateLimits.token_verifications,
    // Of the address itself: without it nobody could sign in by e-mail.
    'auth.email.enable_signup': true,
    'auth.email.enable_confirmations': true,
    'auth.email.double_confirm_changes': true,
    'auth.email.require_current_password': true,
    'auth.email.secure_password_change': true,
    // As the mails say.
    'auth.email.otp_length': 6,
    'auth.email.otp_expiry': 3600,
    'auth.email.max_frequency': '1m0s',
    ...Object.fromEntries(
      goTemplateNames.map((name) => [
        `auth.email.template.${name}.subject`,
        goTemplate(name, facts.company, 'https://vakman.example').subject,
      ]),
    ),
    'storage.file_size_limit': '10MiB',
  });
});
