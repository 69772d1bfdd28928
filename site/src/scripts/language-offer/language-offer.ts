// Offers a page in the language of the visitor's browser, to who never chose one: one line, until he follows it or closes it.
import type { Language } from '@vakman/domain/languages/languages';
import { languageOfferKey } from '@vakman/domain/stored-items/stored-keys';
import { dismiss } from '@vakman/widgets/storage/dismissal.ts';
import { readStored } from '@vakman/widgets/storage/stored.ts';
import { storedLanguage, storeLanguage } from '@vakman/widgets/storage/stored-language.ts';
import { offeredLanguage } from './offered-language.ts';

/** Written in by the build: the words of each language, and the address of the sign that closes. */
declare const __OFFERS__: Readonly<Record<Language, { readonly offer: string; readonly close: string }>>;
declare const __CLOSE_SIGN__: string;

/** Milliseconds after which a screen reader knows of the line, and so tells what comes into it. */
const known = 100;

const offered = offeredLanguage(navigator, document.documentElement.lang);
if (offered && !readStored(languageOfferKey)) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => show(offered));
  else show(offered);
}

function show(language: Language): void {
  // Not every page is there in other languages.
  const address = document.querySelector<HTMLAnchorElement>(`#languages [lang=${language}]`);
  const header = document.querySelector('.site-header');
  if (!address || !header) return;
  const line = document.createElement('p');
  line.className = 'language-offer';
  line.lang = language;
  line.role = 'status';
  header.after(line);
  setTimeout(() => line.append(linkTo(address.href, language), closeButton(line, language)), known);
  // Whoever comes back to this page by the browser's own button has chosen meanwhile.
  addEventListener('pageshow', () => storedLanguage() && line.remove());
}

function linkTo(address: string, language: Language): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = address;
  link.hreflang = language;
  link.textContent = __OFFERS__[language].offer;
  link.addEventListener('click', () => {
    storeLanguage(language);
    link.search = location.search;
    link.hash = location.hash;
  });
  return link;
}

function closeButton(line: Element, language: Language): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = __OFFERS__[language].close;
  button.innerHTML = `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href="${__CLOSE_SIGN__}"/></svg>`;
  button.addEventListener('click', () => {
    dismiss(languageOfferKey);
    line.remove();
    // The keyboard goes on with what stands behind the line.
    document.querySelector('main')?.focus({ preventScroll: true });
  });
  return button;
}
