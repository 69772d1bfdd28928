import { createElement, Fragment } from 'react';
import type { Content } from '@vakman/content/content';
import type { Language } from '@vakman/domain/languages/languages';
import { isIdeographic } from '@vakman/domain/languages/writing';
import { usePage } from '../../page/page-context.tsx';

/** Names that no dictionary knows. */
const namesIn = ({ provinces, services, treatments }: Content, lang: Language) =>
  [provinces, services, treatments].flatMap((group) => Object.values(group).map(({ name }) => name[lang]));

const word = /^\p{Script=Han}{2}/u;
const character = /^\p{Script=Han}/u;
const mark = /\p{P}$/u;
/** As many as stand in one line of a title on the narrowest phone. */
const narrowest = 8;

/**
 * The parts of a title without spaces that a line may begin with: never punctuation, and a single character only after
 * a mark, together with the word that follows it.
 */
export function titleParts(title: string, names: readonly string[], lang: Language): string[] {
  const dictionary = new Intl.Segmenter(lang, { granularity: 'word' });
  const [first = '', ...others] = title
    .split(new RegExp(`(${names.join('|')})`))
    .flatMap((piece) =>
      names.includes(piece) ? [piece] : [...dictionary.segment(piece)].map(({ segment }) => segment),
    );
  const parts = [first];
  for (const next of others) {
    const last = parts.at(-1) ?? '';
    const waits = parts.length > 1 && last.length === 1;
    const begins = word.test(next) || (character.test(next) && mark.test(last));
    if (begins && !waits) parts.push(next);
    else parts.push((parts.pop() ?? '') + next);
  }
  return withClauses(parts);
}

/** What stands up to a mark is one part where the title has several of these, and they are short. */
function withClauses(parts: readonly string[]): string[] {
  const clauses = parts.join('').split(/(?<=[，、：；])/u);
  return clauses.length > 1 && clauses.every(({ length }) => length <= narrowest) ? clauses : [...parts];
}

/** A title that breaks between words, also where nothing parts them. */
export function TitleWords({ children: title }: { readonly children: string }) {
  const { content, lang } = usePage();
  if (!isIdeographic(lang)) return title;
  const [first = '', ...others] = titleParts(title, namesIn(content, lang), lang);
  return createElement(Fragment, null, first, ...others.flatMap((part) => [createElement('wbr'), part]));
}
