import type { Language } from '@vakman/domain/languages/languages';
import { storeLanguage } from '@vakman/widgets/storage/stored-language.ts';

/** Where the site's mobile layout ends, as in the style of the header. */
const narrow = '(width < 768px)';

/** Written in by the build: the file that loads widgets, for pages where none stands. */
declare const __LOADER__: string;

/** A link has no popover of its own, and a button no address. */
type Chosen = HTMLAnchorElement & HTMLButtonElement;

/**
 * What a click on a link or a button does besides what the browser does. A menu is a popover, so it opens, and closes
 * by Escape, without this.
 */
export function handleClick(event: MouseEvent): void {
  const chosen = (event.target as Element).closest<Chosen>('a, button');
  if (!chosen) return;
  // Without script, and in another tab, the link leads to the list of what is stored.
  if ('cookieSettings' in chosen.dataset && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    // Not every browser does so by a click; it is where the focus goes back to.
    chosen.focus();
    void openCookieSettings();
    return;
  }
  const menu = chosen.closest<HTMLDialogElement>('[popover]');
  if (menu) {
    // The link itself leads to the page; the choice is remembered for the next visit, and the section kept.
    if (menu.id === 'languages') {
      storeLanguage(chosen.lang as Language);
      chosen.hash = location.hash;
    }
    // Or it would be open when the visitor comes back.
    menu.hidePopover();
    menu.close?.();
    return;
  }
  const drawer = chosen.popoverTargetElement as HTMLDialogElement | null;
  if (drawer?.showModal && matchMedia(narrow).matches) {
    // It keeps the focus until it is closed.
    event.preventDefault();
    drawer.showModal();
  }
}

async function openCookieSettings(): Promise<void> {
  const notice = document.querySelector('vakman-cookie-notice');
  notice?.setAttribute('open', '');
  await import(/* @vite-ignore */ __LOADER__);
  // To be touched is what makes the loader bring a widget that stands above the page.
  notice?.dispatchEvent(new Event('focusin', { bubbles: true }));
}
