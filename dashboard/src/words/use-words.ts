import type { Language } from '@vakman/domain/languages/languages';
import { use } from 'react';
import { importPart } from '../router/lost-chunk.ts';
import { language } from './language.ts';

/** Words of a part of the dashboard, each language a chunk of its own; the build writes it. */
export type WordsByLanguage<Words> = Readonly<Record<Language, () => Promise<{ readonly words: Words }>>>;

const asked = new Map<unknown, Promise<unknown>>();

/**
 * Fetches words once. What failed stays so until the page is loaded anew: `use` would wait for another promise of them
 * without end, and browsers remember what was imported in vain.
 */
export function loadWords<Words>(byLanguage: WordsByLanguage<Words>): Promise<Words> {
  const load = byLanguage[language];
  const known = asked.get(load) as Promise<Words> | undefined;
  if (known) return known;
  const loading = importPart(load).then(({ words }) => words);
  asked.set(load, loading);
  // `use` reads a promise that says so at once; any other, also one that was kept long ago, it waits for a moment, in
  // which the page would go and come again.
  void loading.then((words) => Object.assign(loading, { status: 'fulfilled', value: words }));
  return loading;
}

/** The words of a part in the language of the page; the nearest `Suspense` waits for them. */
export function useWords<Words>(byLanguage: WordsByLanguage<Words>): Words {
  return use(loadWords(byLanguage));
}
