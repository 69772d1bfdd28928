import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadWords, type WordsByLanguage } from '../words/use-words.ts';
import { importPart } from './lost-chunk.ts';

/** A page, or a large part of one. */
export type LazyPage<Props> = LazyExoticComponent<ComponentType<Props>>;

/** A page that comes when it is first shown, together with its words: what is missing then would be asked for one after another. */
export function lazyPage<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  ...words: readonly WordsByLanguage<unknown>[]
): LazyPage<Props> {
  return lazy(async () => {
    const [page] = await Promise.all([importPart(load), ...words.map((each) => loadWords(each))]);
    return page;
  });
}
