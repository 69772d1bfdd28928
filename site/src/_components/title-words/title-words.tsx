import { createElement, Fragment } from 'react';
import type { Content } from '@vakman/content/content';
import { usePage } from '../../page/page-context.tsx';

const dictionary = new Intl.Segmenter('zh', { granularity: 'word' });

/** Names that no dictionary knows. */
const namesIn = ({ provinces, services, treatments }: Content) =>
  [provinces, services, treatments].flatMap((group) => Object.values(group).map(({ name }) => name.zh));

/** The parts of a Chinese title that a line may begin with: never punctuation or a single character. */
export function chineseParts(title: string, names: readonly string[]): string[] {
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

/** A title that breaks between words in Chinese, too, where nothing parts them. */
export function TitleWords({ children: title }: { readonly children: string }) {
  const { content, lang } = usePage();
  if (lang !== 'zh') return title;
  const [first = '', ...others] = chineseParts(title, namesIn(content));
  return createElement(Fragment, null, first, ...others.flatMap((part) => [createElement('wbr'), part]));
}
