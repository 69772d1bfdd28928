import { languages } from '@vakman/domain/languages/languages';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../content.ts';
import { typeset, typesetDeep } from './typeset.ts';

/** A no-break space can be seen as `_`. */
const seen = (text: string) => text.replaceAll('\u00A0', '_');

describe.each([
  ['nl', `"Foto's" van 25 m² in 't groen, 9 % btw`, `“Foto’s” van 25_m² in ’t groen, 9% btw`],
  ['nl', 'Offerte wordt verzonden...', 'Offerte wordt verzonden...'],
  ['nl', '€ 400 per week, 08:00 - 17:00, {min}-{max} uur', '€_400 per week, 08:00–17:00, {min}–{max} uur'],
  ['en', `It's "done" in 2-3 days`, 'It’s “done” in 2–3 days'],
  ['de', '"Alle" zeigen: 9 % auf 25-50 m²', '„Alle“ zeigen: 9_% auf 25–50_m²'],
  ['fr', 'Prêt ? "Tous" : {count} sur 3; bien!', 'Prêt_? «_Tous_»_: {count} sur 3_; bien_!'],
  ['fr', '« Déjà » : à 8:00, **voir :** 9%', '«_Déjà_»_: à 8:00, **voir_:** 9_%'],
  ['fr', 'Le prix [ici](page:costs) : {price}', 'Le prix [ici](page:costs)_: {price}'],
  ['es', '"Todos" con 21 % de IVA', '«Todos» con 21_% de IVA'],
  ['uk', `Об'єкт - це "стіна" – 25 м²`, 'Об’єкт_— це «стіна»_— 25_м²'],
  ['ru', '{company} – фирма, 1990 - 2000', '{company}_— фирма, 1990–2000'],
  ['ru', '- пункт\n- 9 %', '- пункт\n- 9_%'],
  [
    'uk',
    'Будинок у Гарлемі (і в Утрехті), а не {city} й {city}',
    'Будинок у_Гарлемі (і_в_Утрехті), а_не {city} й_{city}',
  ],
  ['ru', 'В доме и с {name}: вариант А – лучший', 'В_доме и_с_{name}: вариант А_— лучший'],
  ['zh', '建于 1976 年, {price} 起 (含税)。 好', '建于1976年，{price}起（含税）。好'],
  [
    'zh',
    '请致电 {phone} 或 [写信](page:home#contact) 给我们',
    '请致电{phone}或[写信](page:home#contact)给我们',
  ],
] as const)('%s: %s', (language, typed, set) => {
  test(`is set as ${set}`, () => {
    expect(seen(typeset(language, typed))).toBe(set);
  });

  test('stays so when it is set again', () => {
    expect(typeset(language, typeset(language, typed))).toBe(typeset(language, typed));
  });
});

test.each(languages)(
  '%s leaves code, addresses, numbers to dial, dates and placeholders alone',
  (language) => {
    for (const kept of [
      '`a = "b" ? c : d`',
      '<a title="x">',
      'https://vakman.example/?a="1"&b=10-20',
      'info@vakman-1-2.example',
      '+31 36-000',
      '036-000 00 00',
      '2026-11-21',
      '&amp;',
      '[x](page:service/a-1-2)',
    ]) {
      expect(typeset(language, kept)).toBe(kept);
      expect(typeset(language, `x ${kept} x`)).toContain(kept);
    }
  },
);

test('a code with figures is no range', () => {
  expect(typeset('nl', 'EN-1504-2, NEN 2767-1a, A1-B2')).toBe('EN-1504-2, NEN 2767-1a, A1-B2');
  expect(typeset('nl', 'EN 1504-2 en ISO 9001-2015')).toBe('EN 1504-2 en ISO 9001-2015');
});

test('every string of a value is set, and nothing else', () => {
  const since = new Date();
  const value = { 'a "key"': ['"x"', 1, null, { since }] };
  expect(typesetDeep('nl', value)).toEqual({ 'a "key"': ['“x”', 1, null, { since }] });
});

test('content arrives set, whatever kind of file it stands in', () => {
  const content = loadContent();
  const kinds = {
    messages: content.messages,
    texts: content.faq,
    markdown: content.terms,
  };
  for (const [kind, byLanguage] of Object.entries(kinds)) {
    for (const language of languages) {
      const text = byLanguage[language];
      expect(typesetDeep(language, text), `${kind} ${language}`).toEqual(text);
    }
  }
  for (const story of content.about.story) {
    for (const language of languages) {
      expect(typesetDeep(language, story[language]), language).toEqual(story[language]);
    }
  }
});
