import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { languages } from '@vakman/domain/languages/languages';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sourceFiles } from '../build/source-files.ts';
import { root } from '../settings/settings.ts';
import { languageLines, missingLines } from './language.lines.ts';
import { languageReport } from './language.report.ts';
import { textsOf, type TextFile } from './language.texts.ts';
import { run as runLanguage } from './language.ts';
import { run } from './new.ts';

const missing = (files: readonly TextFile[]) => files.filter((file) => file.missing > 0);
const reportOf = (code: string, at: string, texts = textsOf(code, at)) =>
  stripVTControlCharacters(languageReport({ code, lines: missingLines(code, at), texts }));

describe.each(languages)('%s', (code) => {
  test('lacks no line, no text and no letter', () => {
    expect(missingLines(code, root)).toEqual([]);
    const texts = textsOf(code, root);
    expect(missing(texts.files)).toEqual([]);
    expect(texts.lettersWithoutFont).toEqual([]);
    expect(texts.files.length).toBeGreaterThan(80);
    expect(reportOf(code, root, texts)).toMatch(
      new RegExp(`\\(${code}\\) is whole: [\\d,]+ texts in \\d+ files`),
    );
  });
});

describe('a ninth language', () => {
  let copy = '';
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'language-'));
    cpSync(join(root, '.gitignore'), join(copy, '.gitignore'));
    const texts = ['content', 'supabase/functions', 'widgets/src'].flatMap((folder) =>
      sourceFiles(root, folder).filter((path) => /\.(json|md|yaml)$/.test(path)),
    );
    const flags = sourceFiles(root, 'site/src/drawings/flags');
    for (const path of [...texts, ...flags, ...languageLines.map((line) => line.path)]) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      cpSync(join(root, path), join(copy, path));
    }
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  /** As English stands in it. */
  function addTexts(): void {
    for (const path of sourceFiles(copy, 'content').concat(
      sourceFiles(copy, 'supabase'),
      sourceFiles(copy, 'widgets'),
    )) {
      if (/\/en\.(json|md|yaml)$/.test(path))
        cpSync(join(copy, path), join(copy, path.replace(/en(?=\.\w+$)/, 'is')));
      else if (path.endsWith('.yaml')) addEntries(join(copy, path));
    }
  }

  function addEntries(file: string): void {
    const text = readFileSync(file, 'utf8');
    // The entry of English: a line, with those that are deeper.
    writeFileSync(
      file,
      text.replaceAll(
        /^( *)(- )?en:(.*(?:\n\1 (?:  )?(?! *en:) .*)*)/gm,
        (entry, indent: string, dash = '') =>
          `${entry}\n${indent}${dash ? '  ' : ''}is:${entry.slice(entry.indexOf('en:') + 3)}`,
      ),
    );
  }

  test('is asked for every text that Dutch has, and for its lines first', () => {
    const texts = textsOf('is', copy);
    const dutch = textsOf('nl', copy).files;
    expect(missing(texts.files)).toHaveLength(dutch.length);
    expect(texts.files.map((file) => file.missing)).toEqual(dutch.map(({ there }) => there));
    const report = reportOf('is', copy, texts);
    expect(report).toMatch(
      /^\nIcelandic \(is\) lacks [\d,]+ texts in \d+ files; it has 0\.\n\ncode, before all else: 9 lines in 7 files/,
    );
    for (const path of ['content/messages/is.json', 'content/terms/is.md', 'content/languages.yaml']) {
      expect(report).toContain(`  ${path} `);
    }
    expect(report).toContain('sunnudagur, 1. mars 2026');
  });

  test('is asked for one line more where it is written in Cyrillic', () => {
    expect(missingLines('bg', copy).map(({ path }) => path)).toContain('tokens/src/fonts/faces.ts');
    expect(missingLines('is', copy).map(({ path }) => path)).not.toContain('tokens/src/fonts/faces.ts');
  });

  test('lacks nothing once its texts and lines are there', () => {
    addTexts();
    expect(missing(textsOf('is', copy).files)).toEqual([]);
    const add = (path: string, before: string, after: string) => {
      const file = join(copy, path);
      const text = readFileSync(file, 'utf8');
      expect(text).toContain(before);
      writeFileSync(file, text.replace(before, after));
    };
    add('domain/src/languages/languages.ts', "'zh'] as", "'zh', 'is'] as");
    add('domain/src/languages/languages.ts', "  zh: 'zh-CN',\n", "  zh: 'zh-CN',\n  is: 'is-IS',\n");
    add('supabase/migrations/20261121000500_languages.sql', "'zh')", "'zh', 'is')");
    add('widgets/src/element/element.props.ts', 'or `zh`', '`zh` or `is`');
    add(
      'tests/content/native-words.ts',
      '  zh: /你/u,\n',
      '  zh: /你/u,\n  is: /(?<!\\p{L})(þú|þinn)(?!\\p{L})/iu,\n',
    );
    add('docs/embedding.md', 'or `zh`', '`zh` or `is`');
    writeFileSync(join(copy, 'site/src/drawings/flags/is.svg'), '<svg />');
    const french = '  fr: { quotes';
    add(
      'content/src/typography/conventions.ts',
      french,
      `  is: { quotes: ['„', '“'], beforePercent: '' },\n${french}`,
    );
    add('tests/content/typography-faults.ts', "'zh'] }", "'zh', 'is'] }");
    expect(missingLines('is', copy)).toEqual([]);
    expect(reportOf('is', copy)).toContain('Icelandic (is) is whole');
  });

  test('lacks the letters that no font has', () => {
    addTexts();
    const file = join(copy, 'content/messages/is.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/: "[A-Z]/, ': "Ωżę'));
    const texts = textsOf('is', copy);
    expect(texts.lettersWithoutFont).toEqual(['Ω']);
    expect(reportOf('is', copy, texts)).toContain('fonts    lack Ω');
  });

  test('lacks a message that is not there, and no other', () => {
    const file = join(copy, 'widgets/src/reviews/messages/de.json');
    const { title: _, ...others } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    writeFileSync(file, JSON.stringify(others));
    expect(missing(textsOf('de', copy).files)).toMatchObject([
      { kind: 'messages', path: 'widgets/src/reviews/messages/de.json', missing: 1 },
    ]);
  });
});

test.each(['', 'qq', 'deutsch', '../x', 'DE'])('"%s" is refused as no language', async (code) => {
  await expect(runLanguage([code])).rejects.toThrow('is no language');
});

test.each([[[]], [['toString']], [['country', 'nl']]])('%j names nothing that can be new', async (words) => {
  await expect(run(words)).rejects.toThrow('Say what is new: language, tables, widget');
});
