import { describe, expect, test } from 'vitest';
import { readEnvironment, readMailEnvironment, readOutageEnvironment } from './environment.ts';

const good: Record<string, string> = {
  SUPABASE_URL: 'https://project.example/',
  SUPABASE_SERVICE_ROLE_KEY: 'older-key',
  SITE_URL: 'https://site.example',
  MAIL_FROM: 'Firm <no-reply@site.example>',
  MAIL_OFFICE: 'office@site.example',
  SMTP_URL: 'smtps://user:word@mail.example:465',
};
const without =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name) ? undefined : good[name];
const withValues = (values: Record<string, string>) => (name: string) => ({ ...good, ...values })[name];

describe('environment', () => {
  test('addresses lose their last slash', () => {
    expect(readEnvironment(without())).toEqual({
      supabaseUrl: 'https://project.example',
      secretKeys: ['older-key'],
      siteUrl: 'https://site.example',
    });
  });

  test('named keys come before the older one, and all of them are accepted', () => {
    const read = withValues({ SUPABASE_SECRET_KEYS: '{"default":"new-key","other":"other-key"}' });
    expect(readEnvironment(read).secretKeys).toEqual(['new-key', 'other-key', 'older-key']);
  });

  test('the secret of the static host may be missing, but is not short', () => {
    const secret = 'f'.repeat(32);
    expect(readEnvironment(without()).visitorSecret).toBeUndefined();
    expect(readEnvironment(withValues({ VISITOR_SECRET: '' })).visitorSecret).toBeUndefined();
    expect(readEnvironment(withValues({ VISITOR_SECRET: secret })).visitorSecret).toBe(secret);
    expect(() => readEnvironment(withValues({ VISITOR_SECRET: 'short' }))).toThrow('VISITOR_SECRET');
  });

  test.each(['SUPABASE_URL', 'SITE_URL'])('%s is named where it is missing', (name) => {
    expect(() => readEnvironment(without(name))).toThrow(name);
  });

  test('a project without any key is refused', () => {
    expect(() => readEnvironment(without('SUPABASE_SERVICE_ROLE_KEY'))).toThrow('SUPABASE_SECRET_KEYS');
  });
});

describe('mail environment', () => {
  test('SMTP is chosen where it is set', () => {
    expect(readMailEnvironment(without()).delivery).toEqual({ kind: 'smtp', url: good['SMTP_URL'] });
  });

  test('else the mail service, which needs a key', () => {
    const service = { SMTP_URL: '', MAIL_API_URL: 'https://mail.example/emails', MAIL_API_KEY: 'key' };
    expect(readMailEnvironment(withValues(service)).delivery).toEqual({
      kind: 'http-api',
      url: 'https://mail.example/emails',
      key: 'key',
    });
    expect(() => readMailEnvironment(withValues({ ...service, MAIL_API_KEY: '' }))).toThrow('MAIL_API_KEY');
  });

  test('an address of another kind is no SMTP server', () => {
    expect(() => readMailEnvironment(withValues({ SMTP_URL: 'https://mail.example' }))).toThrow('SMTP_URL');
  });
});

describe('roads for a day without mail', () => {
  test('there is none where nothing is set, whatever mail goes by', () => {
    expect(readOutageEnvironment(without())).toEqual({ mail: undefined, webhook: undefined });
  });

  test('a second mail server sends by its own name, or by that of all mails', () => {
    const server = { ALARM_SMTP_URL: 'smtps://user:word@other.example:465' };
    const delivery = { kind: 'smtp', url: server.ALARM_SMTP_URL };
    expect(readOutageEnvironment(withValues(server)).mail).toEqual({ from: good['MAIL_FROM'], delivery });
    const named = { ...server, ALARM_MAIL_FROM: 'alarm@other.example' };
    expect(readOutageEnvironment(withValues(named)).mail?.from).toBe('alarm@other.example');
  });

  test('a second mail service needs a key of its own', () => {
    const service = { ALARM_MAIL_API_URL: 'https://other.example/emails', MAIL_API_KEY: 'key' };
    expect(() => readOutageEnvironment(withValues(service))).toThrow('ALARM_MAIL_API_KEY');
  });

  test('a webhook is an address of the web', () => {
    const webhook = 'https://chat.example/hook';
    expect(readOutageEnvironment(withValues({ ALARM_WEBHOOK_URL: webhook })).webhook).toBe(webhook);
    expect(() => readOutageEnvironment(withValues({ ALARM_WEBHOOK_URL: 'ftp://chat.example' }))).toThrow(
      'ALARM_WEBHOOK_URL',
    );
  });
});
