import { sourceParameter } from '@vakman/domain/hand-off/hand-off.address';
import { siteUrl } from '../../generated/addresses.ts';

/** Lets the links in a tag that lead to our site tell from whose page a visitor comes, as the widget itself would. */
export function nameSource(element: Element): void {
  const source = element.getAttribute('source');
  if (!source) return;
  for (const link of element.querySelectorAll('a')) {
    if (!link.href.startsWith(`${siteUrl}/`)) continue;
    const url = new URL(link.href);
    url.searchParams.set(sourceParameter, source);
    link.href = url.href;
  }
}
