import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@vakman/commands/settings/settings.ts';
import { languages, type Language } from '@vakman/domain/languages/languages';
import { describe, expect, test } from 'vitest';
import { slottedTitles } from './slotted-titles.ts';
import { typographyFaults } from './typography-faults.ts';

describe('the checker', () => {
  test.each<[Language, string, string]>([
    ['nl', 'Kies "Alle"', 'straight quotation mark'],
    ['en', "It's done", 'straight apostrophe'],
    ['nl', "in 't groen", 'straight apostrophe'],
    ['es', '25-50 días', 'hyphen in a range'],
    ['es', '25 - 50 días', 'hyphen in a range'],
    ['de', '08:00 – 17:00', 'wide dash between hours'],
    ['uk', '25 м²', 'unit on a line of its own'],
    ['nl', '€ 400', 'amount on a line of its own'],
    ['de', '9 %', 'per cent on a line of its own'],
    ['nl', '9\u00A0%', 'space before per cent'],
    ['ru', '9%', 'no space before per cent'],
    ['fr', 'Prêt ?', 'breaking space at a mark'],
    ['fr', ' : suite', 'breaking space at a mark'],
    ['fr', '« Tous\u00A0»', 'breaking space at a mark'],
    ['fr', 'Prêt?', 'no space at a mark'],
    ['fr', 'Prêt: oui', 'no space at a mark'],
    ['fr', '«Tous\u00A0»', 'no space at a mark'],
    ['ru', 'это – стена', 'short or breaking dash'],
    ['uk', 'це\u00A0– стіна', 'short or breaking dash'],
    ['ru', 'это — стена', 'short or breaking dash'],
    ['uk', 'з 2026 р.', 'word of the year on a line of its own'],
    ['ru', 'с 2026 г.', 'word of the year on a line of its own'],
    ['es', '“Todos”', 'foreign quotation mark'],
    ['nl', '„Alle”', 'foreign quotation mark'],
    ['de', '„Alle”', 'foreign quotation mark'],
    ['zh', '建于 1976年', 'space beside a character'],
    ['zh', '共 10% 税', 'space beside a character'],
    ['zh', '好,好', 'narrow mark'],
  ])('finds in %s what is wrong with %s', (language, text, name) => {
    expect(typographyFaults(language, text).map((fault) => fault.split(': ')[0])).toContain(name);
  });

  test.each<[Language, string]>([
    ['nl', '“Foto’s”, 9%, 25–50\u00A0m², 08:00–17:00, 036-0000000, 2026-11-21'],
    ['de', '„Alle“ – 9\u00A0%'],
    ['fr', 'Prêt\u00A0? «\u00A0Tous\u00A0»\u00A0: à 8:00 (oui)'],
    ['ru', 'это\u00A0— «стена», 9\u00A0%, 2026\u00A0г.'],
    ['zh', '建于1976年，（含税）“好”'],
  ])('finds nothing in %s in %s', (language, text) => {
    expect(typographyFaults(language, text)).toEqual([]);
  });

  test('finds a title in a sentence, and none at its beginning', () => {
    expect(slottedTitles('ru', 'Всё о Очистка фасадов')).toEqual(['Очистка фасадов']);
    expect(slottedTitles('fr', 'Tout sur Nettoyage de façade')).toEqual(['Nettoyage de façade']);
    expect(slottedTitles('de', 'alles über Komplettes Malerpaket')).toEqual(['Komplettes Malerpaket']);
    expect(slottedTitles('nl', 'Alles over gevelreiniging. Gevelreiniging in Zeeland')).toEqual([]);
  });
});

const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
};

/** Words that the build wrote for widgets, functions and mails, each with its file. */
async function generatedWords(language: Language): Promise<[file: string, text: string][]> {
  const filesIn = (folder: string, ending: string) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith(ending))
      .map((file) => join(root, folder, file));
  const functions = 'supabase/functions/_shared/generated';
  const words = await Promise.all([
    ...filesIn('widgets/generated', `.${language}.ts`).map(async (file) => {
      const module = (await import(file)) as { words: { messages: object } };
      return { file, said: module.words.messages };
    }),
    ...filesIn(functions, '.messages.ts').map(async (file) => {
      const module = (await import(file)) as { messages: Record<Language, object> };
      return { file, said: module.messages[language] };
    }),
  ]);
  const office = filesIn(functions, `.${language}.json`).map((file) => ({
    file,
    said: JSON.parse(readFileSync(file, 'utf8')) as object,
  }));
  return [...words, ...office].flatMap(({ file, said }) =>
    stringsOf(said).map((text): [string, string] => [file, text]),
  );
}

test.each(languages)(
  'messages of widgets, functions and mails in %s are set as it is printed',
  async (language) => {
    const messages = await generatedWords(language);
    expect(messages.length).toBeGreaterThan(300);
    const faults = messages.flatMap(([file, text]) =>
      [...typographyFaults(language, text.replaceAll(/\{\w+\}/g, '1')), ...slottedTitles(language, text)].map(
        (fault) => `${file}: ${fault}`,
      ),
    );
    expect(faults).toEqual([]);
  },
);
