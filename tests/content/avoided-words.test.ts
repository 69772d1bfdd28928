import { loadGlossary } from '@vakman/content/glossary/read-glossary';
import { languages, type Language } from '@vakman/domain/languages/languages';
import { describe, expect, test } from 'vitest';
import { avoidedWordFaults } from './avoided-words.ts';
import { textsOf, writtenTexts } from './written-texts.ts';

const glossary = loadGlossary();
const texts = writtenTexts();

test('no text uses a word that the glossary avoids', () => {
  expect(avoidedWordFaults(glossary, texts)).toEqual([]);
});

test('the texts are those of content, site, widgets, functions and mails, in every language', () => {
  const places = [
    /^content\/rates\.yaml/,
    /^content\/terms\/\w\w\.md/,
    /^content\/provinces\/zeeland\/\w\w\.yaml/,
    /^content\/messages\//,
    /^widgets\/src\/quote-form\/messages\//,
    /^supabase\/functions\/.*\/messages\//,
  ];
  for (const place of places) {
    const found = new Set(texts.filter(({ file }) => place.test(file)).map(({ language }) => language));
    expect([...found].toSorted(), place.source).toEqual([...languages].toSorted());
  }
  expect(texts.some(({ file }) => file.endsWith('quote-request-office.nl.json'))).toBe(true);
  expect(texts.some(({ file }) => file.startsWith('content/glossary/'))).toBe(false);
});

/** The faults of one file of Dutch messages, or of a language's, with a text in it. */
const faultsOf = (path: string, text: string) => avoidedWordFaults(glossary, textsOf({ path, text }));

describe('an avoided word is found', () => {
  test.each<[Language, string, string]>([
    ['nl', 'Vraag een prijsopgave', 'prijsopgave'],
    ['nl', 'Inclusief BTW', 'BTW'],
    ['en', 'Get a Quotation', 'Quotation'],
    ['de', 'Zwei Kostenvoranschläge', 'Kostenvoranschläge'],
    ['de', 'Innerhalb eines Werktags', 'Werktags'],
    ['fr', 'L’imperméabilisation de la façade', 'imperméabilisation'],
    ['fr', 'Le nettoyage avec imprégnation', 'imprégnation'],
    ['es', 'Impermeabilizamos la fachada', 'Impermeabilizamos'],
    ['es', 'Pida una cotización', 'cotización'],
    ['uk', 'Зробимо на протязі дня', 'на протязі'],
    ['uk', 'Це тверда ціна', 'тверда ціна'],
    ['uk', 'Це являється ціною', 'являється'],
    ['uk', 'Вартість комерційної пропозиції', 'комерційної пропозиції'],
    ['ru', 'Ваш коммерческим предложением', 'коммерческим предложением'],
    ['zh', '请先登陆账户', '登陆'],
    ['zh', '一口价适用于砖墙', '一口价'],
  ])('in %s: %s', (language, text, word) => {
    const [fault, ...others] = faultsOf(`widgets/src/a/messages/${language}.json`, JSON.stringify({ text }));
    expect(others).toEqual([]);
    expect(fault).toContain(`widgets/src/a/messages/${language}.json:1 (${language}): "${word}", say "`);
  });

  test('across the end of a line, and with the line on which it stands', () => {
    const markdown = '---\ntitle: Задаток\n---\n\nПерший абзац.\n\nДругий абзац\nна\nпротязі дня.\n';
    expect(faultsOf('content/terms/uk.md', markdown)).toEqual([
      expect.stringMatching(/^content\/terms\/uk\.md:2 \(uk\): "Задаток", say "аванс" \(deposit\): ./),
      expect.stringMatching(/^content\/terms\/uk\.md:8 \(uk\): "на\nпротязі", say "протягом" \(during\): ./),
    ]);
  });

  test('below the key of a language in a file of all of them', () => {
    const yaml = 'title:\n  nl: Offerte\n  de: Offerte\nlist:\n  - name: { es: Oferta, fr: Devis }\n';
    expect(faultsOf('content/a.yaml', yaml).map((fault) => fault.split(',')[0])).toEqual([
      'content/a.yaml:3 (de): "Offerte"',
      'content/a.yaml:5 (es): "Oferta"',
    ]);
  });
});

describe('nothing is found', () => {
  test.each<[Language, string, string]>([
    ['uk', 'inside another word', 'Тут з’являється відгук'],
    ['de', 'in a word with a hyphen', 'Ihre E-Mail'],
    ['de', 'where the capital makes another word', 'Handys sind handy'],
    ['en', 'where the words before make it another concept', 'The collective agreement'],
    ['nl', 'in a placeholder or the address of a link', 'Zie {BTW} of [prijzen](page:BTW)'],
  ])('in %s %s', (language, _what, text) => {
    expect(faultsOf(`content/messages/${language}.json`, JSON.stringify({ text }))).toEqual([]);
  });

  test('in an identifier, or in code', () => {
    expect(faultsOf('content/faq/de.yaml', 'id: Offerte\n')).toEqual([]);
    expect(faultsOf('widgets/src/a.ts', 'const de = "Offerte";')).toEqual([]);
  });
});
