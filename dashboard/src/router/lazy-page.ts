import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadWords, type WordsByLanguage } from '../words/use-words.ts';
import { importPart } from './lost-chunk.ts';

export type LazyPage<Props> = LazyExoticComponent<ComponentType<Props>>;

/** A page that comes when it is first shown, together with its words. */
export function lazyPage<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  words: WordsByLanguage<unknown>,
): LazyPage<Props> {
  return lazy(async () => {
    const [page] = await Promise.all([importPart(load), importPart(() => loadWords(words))]);
    return page;
  });
}
