import { useEffect, useRef, type RefObject } from 'react';
import { facts } from '../../generated/facts.ts';

/**
 * Names the page in the tab, and after a navigation leads the focus to it, so that a reader's program tells where he is.
 *
 * @returns for the element that holds the page.
 */
export function usePageTitle(title: string): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null);
  const first = useRef(true);
  useEffect(() => {
    document.title = `${title} | ${facts.company.name}`;
    if (!first.current) {
      page.current?.focus({ preventScroll: true });
      scrollTo({ top: 0, behavior: 'instant' });
    }
    first.current = false;
  }, [title]);
  return page;
}
