import { root } from '../settings/settings.ts';
import { SentenceError } from '../progress/sentence-error.ts';
import { missingLines } from './language.lines.ts';
import { languageReport } from './language.report.ts';
import { textsOf } from './language.texts.ts';

/**
 * Tells what a language lacks, line by line and text by text. It writes nothing: a text that nobody thought in the
 * language would only look like one.
 */
export async function run([code = '']: readonly string[]): Promise<number> {
  if (!/^[a-z]{2}$/.test(code) || Intl.DateTimeFormat.supportedLocalesOf(code).length === 0) {
    throw new SentenceError(`"${code}" is no language: name one by its code of two letters, such as de.`);
  }
  const texts = textsOf(code, root);
  console.log(languageReport({ code, lines: missingLines(code, root), texts }));
  return 0;
}
