import { expect, test } from 'vitest';
import { messageUse } from './message-use.ts';

const use = (text: string) => messageUse([{ path: 'site/src/a.tsx', text }]);

test.each([
  ["t('hero.title')", 'hero.title', true],
  ['t(`hero.title`)', 'hero.title', true],
  ['t(`head.${kind}.title`)', 'head.home.title', true],
  ['t(`head.${kind}.title`)', 'head.home.description', false],
  ['t(`${a}${b}`)', 'hero.title', false],
  ['t(`${a} ${b}`)', 'hero.title', false],
  ["t('hero.title')", 'hero', false],
  ["t('hero')", 'hero.title', false],
  ['const x = hero.title;', 'hero.title', false],
  ["// t('hero.title')\n", 'hero.title', false],
])('%s names the path %s: %s', (text, key, named) => {
  expect(use(text).isPath(key)).toBe(named);
});

test.each([
  ['say(messages.toasts.close)', 'toasts.close', true],
  ['say(words?.toasts!.close.trim())', 'toasts.close', true],
  ["say(messages.errors['email'].invalid)", 'errors.email.invalid', true],
  ['say(messages.fields[name].label)', 'fields.phone.label', true],
  ['say(messages.fields[name].label)', 'fields.phone.hint', false],
  ['const { label } = messages.fields[name];', 'fields.phone.label', true],
  ['const { done: { title } } = messages;', 'done.title', true],
  ['function f({ messages: { submit } }) {}', 'submit', true],
  ['show(messages.toasts.success); const f = ({ title }) => title;', 'toasts.success.title', true],
  ['show(messages.toasts.success); const f = ({ title }) => title;', 'toasts.success.text', false],
  ['show(messages.toasts[kind]); say(toast.title);', 'toasts.failed.title', true],
  ['look(messages.errors, key); const key = `${name}.tooLong`;', 'errors.name.tooLong', true],
  ['look(messages.errors, key); const key = `${name}.tooLong`;', 'errors.name.tooShort', false],
  ['say(list[index])', 'submit', false],
  ['say(messages.toasts)', 'toasts.close', false],
  ['say(close)', 'close', false],
])('%s reads the property %s: %s', (text, key, read) => {
  expect(use(text).isProperty(key)).toBe(read);
});
