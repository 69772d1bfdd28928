import { isLanguage, type Language } from '@vakman/domain/languages/languages';

/** Those who read pages for search engines: each page of theirs is what stands at its address, and nothing more. */
const readers = /bot|crawl|spider|slurp|lighthouse/i;

export interface Visitor {
  /** Tags such as `de-AT`, the best known language first. */
  readonly languages: readonly string[];
  readonly userAgent: string;
}

/**
 * The language in which a page is offered: that of ours which the visitor knows best. None where the page is in it, and
 * none to programs.
 *
 * @param page language of the page.
 */
export function offeredLanguage({ languages, userAgent }: Visitor, page: string): Language | undefined {
  if (readers.test(userAgent)) return undefined;
  const best = languages.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage);
  return best === page ? undefined : best;
}
