import type { Language } from '@vakman/domain/languages/languages';
import { expect, test } from 'vitest';
import { translations } from './localised-texts.ts';
import { nativeFaults } from './native-words.ts';

test('no Dutch is left in another language, and everyone is spoken to politely', () => {
  const all = translations();
  expect(all.some(({ place }) => place.startsWith('content/rates.yaml'))).toBe(true);
  expect(all.some(({ place }) => place.startsWith('supabase/'))).toBe(true);
  expect(all.length).toBeGreaterThan(1000);
  expect(all.flatMap(nativeFaults)).toEqual([]);
});

test.each<[Language, string, string]>([
  ['nl', 'Vul je naam in', '"je" is not the polite form'],
  [
    'en',
    'Vraag offerte aan',
    'is still Dutch (a word that both rightly share stands in tests/content/native-words.ts)',
  ],
  ['en', 'Please fill in uw name', '"uw" is Dutch'],
  ['de', 'Gib deinen Namen ein', '"Gib" is not the polite form'],
  ['de', 'Wij melden uns', '"Wij" is Dutch'],
  ['fr', 'Indique ton nom', '"ton" is not the polite form'],
  ['es', 'Indique tu nombre', '"tu" is not the polite form'],
  ['uk', 'Request a quote', 'is written in another script'],
  ['uk', 'Мы получили', '"ы" is a letter of another language'],
  ['uk', 'Вкажіть ваше ім’я', '"ваше" is not the polite form'],
  ['ru', 'Мы отримали заявку, її', '"ї" is a letter of another language'],
  ['ru', 'Укажите ваше имя', '"ваше" is not the polite form'],
  ['uk', 'До {day} включно все зайнято', '"До {day}" has a weekday that is not declined'],
  ['ru', 'Назначено на {day}', '"на {day}" has a weekday that is not declined'],
  ['zh', '请输入你的姓名', '"你" is not the polite form'],
  ['zh', 'Request {name}', 'is written in another script'],
])('in %s, "%s" is refused: %s', (language, text, reason) => {
  const faults = nativeFaults({ place: 'a.json key', language, text, dutch: 'Vraag offerte aan' });
  expect(faults.join('\n')).toContain(reason);
});

test.each<[Language, string, string]>([
  ['en', 'Contact', 'Contact'],
  ['fr', 'Onze ans', 'Elf jaar'],
  ['de', '{from} – {to}', '{from} – {to}'],
  ['zh', '© {year} {company}', '© {year} {company}'],
  ['ru', 'Ваше имя', 'Uw naam'],
])('in %s, "%s" is fine', (language, text, dutch) => {
  expect(nativeFaults({ place: 'a.json key', language, text, dutch })).toEqual([]);
});
