import { languages, type Language } from '@vakman/domain/languages/languages.ts';
import { expect, test } from 'vitest';
import { createTranslations } from './translations.ts';

const messages = Object.fromEntries(
  languages.map((language) => [language, { mail: { hello: `${language}: {name}`, empty: '' } }]),
) as Record<Language, { mail: { hello: string; empty: string } }>;
const translate = createTranslations(messages);

test('each language has its own words', () => {
  expect(translate('nl')('mail.hello', { name: 'Jan' })).toBe('nl: Jan');
  expect(translate('zh')('mail.hello', { name: 'Jan' })).toBe('zh: Jan');
});

test('values are put in as they are, and are no templates themselves', () => {
  const name = '<b>{name}</b> $t(mail.hello)';
  expect(translate('nl')('mail.hello', { name })).toBe(`nl: ${name}`);
});

test('an empty message is a message', () => {
  expect(translate('nl')('mail.empty')).toBe('');
});

test('a missing message is an error, not a key on the screen', () => {
  const broken = createTranslations({ ...messages, uk: {} as (typeof messages)['uk'] });
  expect(() => broken('uk')('mail.hello')).toThrow('mail.hello');
});
