// Runs in the head of every page, before anything is painted: who chose a language and comes to a Dutch address goes on
// to the same page in that language. Nobody else is led anywhere, and no other page leads on, so it cannot loop. Who chose
// none, and whose browser speaks another language than the page, may be offered it: what does so, nobody else fetches,
// and the first paint waits for it, so that the line has its room from then on and moves nothing.
import { defaultLanguage } from '@vakman/domain/languages/languages';
import { storedLanguage } from '@vakman/widgets/storage/stored-language.ts';

/** Written in by the build. */
declare const __LANGUAGE_OFFER__: string;

const { lang } = document.documentElement;
const choice = storedLanguage();
if (!choice) {
  if (!navigator.language.startsWith(lang)) {
    const script = document.createElement('script');
    script.blocking = 'render';
    script.src = __LANGUAGE_OFFER__;
    document.head.append(script);
  }
} else if (lang === defaultLanguage && choice !== lang) {
  // What `localisedPath` says of every language but this one, in fewer bytes.
  location.replace('/' + choice + location.pathname + location.search + location.hash);
}
