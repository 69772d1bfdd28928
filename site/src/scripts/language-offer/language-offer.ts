// Offers a page in the language of the visitor's browser, to who never chose one: one line, until he follows it or closes
// it. The first paint waits for this script, which keeps the room for the line, whether or not the page is all there.
import type { Language } from '@vakman/domain/languages/languages';
import { languageOfferKey } from '@vakman/domain/stored-items/stored-keys';
import { dismiss } from '@vakman/widgets/storage/dismissal.ts';
import { readStored } from '@vakman/widgets/storage/stored.ts';
import { storedLanguage, storeLanguage } from '@vakman/widgets/storage/stored-language.ts';
import { offeredLanguage } from './offered-language.ts';

/** Written in by the build: the words of each language, the style of the line, and the address of the sign that closes. */
declare const __OFFERS__: Readonly<Record<Language, { readonly offer: string; readonly close: string }>>;
declare const __STYLE__: string;
declare const __CLOSE_SIGN__: string;

/** Milliseconds after which a screen reader knows of the line, and so tells what comes into it. */
const known = 100;

const page = document.documentElement;
const offered = offeredLanguage(navigator, page.lang);
if (offered && !readStored(languageOfferKey)) {
  keepRoom();
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => show(offered));
  else show(offered);
}

function keepRoom(): void {
  const style = new CSSStyleSheet();
  style.replaceSync(__STYLE__);
  document.adoptedStyleSheets.push(style);
  page.dataset['offer'] = '';
}

function show(language: Language): void {
  const address = document.querySelector<HTMLAnchorElement>(`#languages [lang=${language}]`);
  const header = document.querySelector('.site-header');
  // The pages of the dashboard have neither.
  if (!address || !header) return;
  const line = document.createElement('p');
  line.className = 'language-offer';
  line.lang = language;
  line.role = 'status';
  header.before(line);
  setTimeout(() => line.append(linkTo(address.href, language), closeButton(line, language)), known);
  // Whoever comes back to this page by the browser's own button has chosen meanwhile.
  addEventListener('pageshow', () => storedLanguage() && remove(line));
}

function remove(line: Element): void {
  line.remove();
  delete page.dataset['offer'];
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
    remove(line);
    // The keyboard goes on with what stands behind the line.
    document.querySelector('main')?.focus({ preventScroll: true });
  });
  return button;
}
