import { isLanguage } from '@vakman/domain/languages/languages';
import { storeLanguage } from './stored-language.ts';

/** What a page does before a chosen link leads on. */
export function followLink(link: HTMLAnchorElement): void {
  // A menu is closed when the visitor comes back.
  const menu = link.closest<HTMLDialogElement>('[popover]');
  menu?.hidePopover();
  menu?.close?.();
  // The link itself leads to the page; the choice is remembered for the next visit, and the section kept.
  if (isLanguage(link.hreflang)) {
    storeLanguage(link.hreflang);
    link.hash = location.hash;
  }
}
