import { languageLines } from '@vakman/commands/new/language.lines.ts';
import { defaultLanguage, languages } from '@vakman/domain/languages/languages';
import { describe, expect, test } from 'vitest';
import { namedLanguages } from './named-languages.ts';
import { isCode, isTest, readWorkspace, repositoryFiles, type SourceFile } from './repository.ts';

/** All that another language adds a line to, beside its texts and a flag that no other has. */
const languageFiles = languageLines.map(({ path }) => path);

const files = repositoryFiles();
/** Tests and stories show some language as an example, and stay as they are when another one comes. */
const isExample = ({ path }: SourceFile) => isTest(path) || /^(tests|stories)\//.test(path);

const others = (file: SourceFile) => namedLanguages(file).filter((language) => language !== defaultLanguage);

test('another language costs at most ten lines in ten files', () => {
  expect(languageFiles.length).toBeLessThanOrEqual(10);
  expect(languageLines.reduce((sum, { lines }) => sum + lines, 0)).toBeLessThanOrEqual(10);
  for (const path of languageFiles) expect(readWorkspace(path)).not.toBe('');
});

test('no code names a language but the one that all are translated from', () => {
  const code = files.filter((file) => isCode(file) && !isExample(file) && !languageFiles.includes(file.path));
  expect(code.length).toBeGreaterThan(500);
  expect(
    code.map((file) => ({ path: file.path, others: others(file) })).filter((file) => file.others[0]),
  ).toEqual([]);
});

test('no example and no query lists the languages', () => {
  const examples = files.filter(
    (file) => isCode(file) && isExample(file) && !languageFiles.includes(file.path),
  );
  expect(examples.length).toBeGreaterThan(200);
  // What is a rule for each language has an example in each.
  const rules = [
    'content/src/typography/typeset.test.ts',
    'tests/content/avoided-words.test.ts',
    'tests/content/native-words.test.ts',
    'tests/content/typography-faults.test.ts',
  ];
  const listing = examples.filter((file) => others(file).length >= languages.length - 2);
  expect(listing.map(({ path }) => path)).toEqual(rules);
  const queries = files.filter(({ path }) => path.endsWith('.sql') && !languageFiles.includes(path));
  const named = new RegExp(`'(${languages.filter((language) => language !== defaultLanguage).join('|')})'`);
  expect(queries.filter(({ text }) => named.test(text)).map(({ path }) => path)).toEqual([]);
});

describe('a language is named', () => {
  test.each([
    "const isChinese = language === 'zh';",
    'const names = { uk: 1 };',
    'const name = names.uk;',
    "const name = names['uk'];",
    "import messages from './messages/uk.json' with { type: 'json' };",
    "const load = () => import('../../generated/reviews.uk.ts');",
    'const file = `${folder}/uk.json`;',
    'const { uk } = names;',
    "type Slavic = 'uk';",
  ])('by %s', (text) => {
    expect(namedLanguages({ path: 'widgets/src/a.ts', text })).toEqual([text.includes('zh') ? 'zh' : 'uk']);
  });

  test.each([
    "const locale = 'en-GB';",
    "const words = 'de en es';",
    "build({ lib: { formats: ['es'] } });",
    'const file = `${folder}/${language}.json`;',
  ])('but not by %s', (text) => {
    expect(namedLanguages({ path: 'widgets/src/a.ts', text })).toEqual([]);
  });
});
