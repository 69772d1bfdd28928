import type { Language } from '@vakman/domain/languages/languages';
import { storeLanguage } from './stored-language.ts';

/** What a page does before a chosen link leads on. */
export function followLink(link: HTMLAnchorElement): void {
  const menu = link.closest<HTMLDialogElement>('[popover]');
  if (!menu) return;
  // The link itself leads to the page; the choice is remembered for the next visit, and the section kept.
  if (menu.id === 'languages') {
    storeLanguage(link.lang as Language);
    link.hash = location.hash;
  }
  // Or the menu would be open when the visitor comes back. A drawer is a dialog, and may be shown as either.
  menu.hidePopover();
  menu.close?.();
}
