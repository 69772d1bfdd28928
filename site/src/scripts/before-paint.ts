// Runs in the head of every page, before anything is painted: who chose a language and comes to a Dutch address goes on
// to the same page in that language. Nobody else is led anywhere, and no other page leads on, so it cannot loop.
import { defaultLanguage, localisedPath } from '@vakman/domain/languages/languages';
import { storedLanguage } from '@vakman/widgets/storage/stored-language.ts';

const { lang } = document.documentElement;
const choice = storedLanguage();
if (lang === defaultLanguage && choice && choice !== defaultLanguage) {
  location.replace(localisedPath(choice, location.pathname) + location.search + location.hash);
}
