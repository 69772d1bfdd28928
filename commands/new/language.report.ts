import { styleText } from 'node:util';
import { scriptCode } from '@vakman/domain/languages/writing';
import type { MissingLine } from './language.lines.ts';
import type { LanguageTexts, TextFile, TextKind } from './language.texts.ts';

export interface LanguageState {
  readonly code: string;
  /** Lines of code that do not name the language yet. */
  readonly lines: readonly MissingLine[];
  readonly texts: LanguageTexts;
}

const kinds: readonly TextKind[] = ['messages', 'texts', 'legal texts', 'entries'];
const names = new Intl.DisplayNames('en-GB', { type: 'language' });
const count = (number: number) => number.toLocaleString('en-GB');
const sum = (files: readonly TextFile[], read: (file: TextFile) => number) =>
  files.reduce((total, file) => total + read(file), 0);

/** What a locale says by itself, to be looked at by somebody who reads the language. */
function formats(code: string): string[] {
  const date = new Intl.DateTimeFormat(code, { dateStyle: 'full', timeZone: 'UTC' }).format(
    Date.UTC(2026, 2, 1),
  );
  const price = new Intl.NumberFormat(code, { style: 'currency', currency: 'EUR' }).format(1234.5);
  const plurals = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  return [`  dates    ${date}`, `  prices   ${price}`, `  plurals  ${plurals.join(', ')}`];
}

function fonts({ code, texts }: LanguageState): string[] {
  const script = scriptCode(code) ?? '';
  if (texts.lettersWithoutFont.length > 0) {
    return [`  fonts    lack ${texts.lettersWithoutFont.join(' ')} (tokens/src/fonts/faces.ts)`];
  }
  if (texts.files.every(({ there }) => there === 0)) return ['  fonts    known once there are texts'];
  return ['Latn', 'Cyrl', 'Hans'].includes(script) ? [] : [`  fonts    none of ours is for ${script}`];
}

function section(kind: TextKind, files: readonly TextFile[]): string[] {
  const lacking = files.filter((file) => file.kind === kind && file.missing > 0);
  if (lacking.length === 0) return [];
  const total = `${count(sum(lacking, ({ missing }) => missing))}, ${count(sum(lacking, ({ missingWords }) => missingWords))} words in Dutch`;
  const width = Math.max(...lacking.map(({ path }) => path.length));
  return [
    '',
    styleText('bold', `${kind}: ${total}`),
    ...lacking.map(({ path, missing, there }) => {
      const of = there > 0 ? ` of ${count(missing + there)}` : '';
      return `  ${path.padEnd(width)}  ${count(missing)}${of}`;
    }),
  ];
}

function codeSection(lines: readonly MissingLine[]): string[] {
  if (lines.length === 0) return [];
  const code = lines.filter((line) => line.lines > 0);
  const total = code.reduce((all, line) => all + line.lines, 0);
  return [
    '',
    styleText('bold', `code, before all else: ${total} lines in ${code.length} files`),
    ...lines.map(({ path, says }) => `  ${path}\n    ${says}`),
  ];
}

/** What a language lacks, with counts; or that it lacks nothing. */
export function languageReport(state: LanguageState): string {
  const { code, lines, texts } = state;
  const name = `${names.of(code)} (${code})`;
  const missing = sum(texts.files, (file) => file.missing);
  const isWhole = lines.length === 0 && missing === 0 && fonts(state).length === 0;
  const there = sum(texts.files, (file) => file.there);
  const head = isWhole
    ? `${name} is whole: ${count(there)} texts in ${count(texts.files.length)} files.`
    : `${name} lacks ${count(missing)} texts in ${count(texts.files.filter((file) => file.missing > 0).length)} files; it has ${count(there)}.`;
  return [
    '',
    head,
    ...codeSection(lines),
    ...kinds.flatMap((kind) => section(kind, texts.files)),
    '',
    styleText('bold', 'by itself, to be looked at'),
    ...formats(code),
    ...fonts(state),
    '',
  ].join('\n');
}
