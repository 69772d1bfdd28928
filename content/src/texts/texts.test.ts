import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages, type Language } from '@vakman/domain/languages/languages';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { readMarkdown } from './read-markdown.ts';
import { readTexts, type ByLanguage, type TextSource } from './read-texts.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'));
  mkdirSync(join(folder, 'a'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const claims = Object.fromEntries(
  languages.map((language) => [language, { years: 5 }]),
) as unknown as TextSource['claims'];
const source = (): TextSource => ({ folder, claims });

function write(ending: 'yaml' | 'md', text: (language: Language) => string) {
  for (const language of languages) writeFileSync(join(folder, `a/${language}.${ending}`), text(language));
}

const schema = z.strictObject({ title: z.string(), items: z.array(z.string()) });
const read = (): ByLanguage<z.output<typeof schema>> => readTexts(source(), 'a', schema);

test('every language says the same in its own words, with the claims filled in', () => {
  write('yaml', (language) => `title: "${language} {years}"\nitems: [one]`);
  expect(read().de).toEqual({ title: 'de 5', items: ['one'] });
});

test.each([
  ['a missing item', 'title: "{years}"\nitems: []', 'content/a/fr.yaml: items.0: none: Missing'],
  ['another placeholder', 'title: "{weeks}"\nitems: [one]', 'content/a/fr.yaml: title: {years}: Missing'],
  ['an unknown key', 'title: "{years}"\nitems: [one]\nmore: 1', 'Unknown key "more": remove it'],
])('%s in one language is refused', (_what, text, fault) => {
  write('yaml', (language) => (language === 'fr' ? text : 'title: "{years}"\nitems: [one]'));
  expect(read).toThrow(fault);
});

test('a claim that nobody makes is refused', () => {
  write('yaml', () => 'title: "{weeks}"\nitems: [one]');
  expect(read).toThrow('{weeks} names no claim');
});

const article = (heading: string, link: string) =>
  `---\ntitle: x\n---\n\n## ${heading}\n\nSee [this](page:${link}), {years}.\n`;
const readArticle = () => readMarkdown(source(), 'a', z.strictObject({ title: z.string() }));

test('Markdown comes with its front matter', () => {
  write('md', () => article('One', 'faq'));
  expect(readArticle().zh).toEqual({ title: 'x', markdown: '## One\n\nSee [this](page:faq), 5.' });
});

test('an article leads to the same pages in every language', () => {
  write('md', (language) => article('One', language === 'uk' ? 'blog' : 'faq'));
  expect(readArticle).toThrow('content/a/uk.md: outline.1 × page:faq');
});

test('a language without its file is told, without the place of the folder', () => {
  write('md', () => article('One', 'faq'));
  rmSync(join(folder, 'a/fr.md'));
  expect(readArticle).toThrow(/^content\/a\/fr\.md: The file is missing$/);
});

test('an article has the same headings in every language', () => {
  write('md', (language) =>
    language === 'es' ? '---\ntitle: x\n---\n\nNone {years}' : article('One', 'faq'),
  );
  expect(readArticle).toThrow('content/a/es.md: outline.headings ##');
});
