import { createElement, Fragment } from 'react';
import type { Content } from '@vakman/content/content';
import type { Language } from '@vakman/domain/languages/languages';
import { isIdeographic } from '@vakman/domain/languages/writing';
import { usePage } from '../../page/page-context.tsx';

/** Names that no dictionary knows. */
const namesIn = ({ provinces, services, treatments }: Content, lang: Language) =>
  [provinces, services, treatments].flatMap((group) => Object.values(group).map(({ name }) => name[lang]));

/** The parts of a title without spaces that a line may begin with: never punctuation or a single character. */
export function titleParts(title: string, names: readonly string[], lang: Language): string[] {
  const dictionary = new Intl.Segmenter(lang, { granularity: 'word' });
  const parts: string[] = [];
  const add = (word: string, begins: boolean) => {
    if (begins || parts.length === 0) parts.push(word);
    else parts.push((parts.pop() ?? '') + word);
  };
  for (const piece of title.split(new RegExp(`(${names.join('|')})`))) {
    if (names.includes(piece)) {
      add(piece, true);
      continue;
    }
    for (const { segment } of dictionary.segment(piece)) add(segment, /^\p{Script=Han}{2}/u.test(segment));
  }
  return parts;
}

/** A title that breaks between words, also where nothing parts them. */
export function TitleWords({ children: title }: { readonly children: string }) {
  const { content, lang } = usePage();
  if (!isIdeographic(lang)) return title;
  const [first = '', ...others] = titleParts(title, namesIn(content, lang), lang);
  return createElement(Fragment, null, first, ...others.flatMap((part) => [createElement('wbr'), part]));
}
