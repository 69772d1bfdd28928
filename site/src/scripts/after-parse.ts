import { isLanguage } from '@vakman/domain/languages/languages';
import { storeLanguage } from './stored-language.ts';

// The link itself leads to the page; the choice is remembered for the next visit, and the section kept.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
  link.addEventListener('click', () => {
    const { language } = link.dataset;
    if (isLanguage(language)) storeLanguage(language);
    link.hash = location.hash;
  });
}
