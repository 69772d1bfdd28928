import type { SiteMessages } from '@vakman/content/messages/read-messages';
import { countClaims } from '@vakman/content/claims/count-claims';
import { termClaims } from '@vakman/content/claims/term-claims';
import { siteMessages, loadContent } from '@vakman/content/content';
import { phoneFact } from '@vakman/content/company/phone-fact';
import { languages, type Language } from '@vakman/domain/languages/languages';
import { createInstance, type i18n } from 'i18next';

type KeysOf<Messages> = {
  [Key in keyof Messages & string]: Messages[Key] extends string ? Key : `${Key}.${KeysOf<Messages[Key]>}`;
}[keyof Messages & string];

/** Path of one of the site's own messages, such as `hero.title`. */
export type MessageKey = KeysOf<SiteMessages>;

/** The message in the page's language; the firm's facts fill their placeholders by themselves. */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

let started: i18n | undefined;

function start(): i18n {
  const { company } = loadContent();
  const instance = createInstance();
  void instance.init({
    initAsync: false,
    resources: Object.fromEntries(
      languages.map((language) => [language, { translation: siteMessages(language) }]),
    ),
    fallbackLng: false,
    parseMissingKeyHandler(key) {
      throw new Error(`The site has no message "${key}"`);
    },
    missingInterpolationHandler(text: string, match: RegExpExecArray) {
      throw new Error(`Nothing is known for ${match[0]} in "${text}"`);
    },
    interpolation: {
      prefix: '{',
      suffix: '}',
      // React escapes.
      escapeValue: false,
      defaultVariables: {
        ...company.claims,
        ...termClaims,
        company: company.name,
        phone: phoneFact(company.phone).display,
      },
    },
  });
  return instance;
}

const translators = new Map<Language, Translate>();

/** The translator of a language. It throws for a key or a placeholder that nobody knows. */
export function translator(language: Language): Translate {
  const known = translators.get(language);
  if (known) return known;
  started ??= start();
  const translate = started.getFixedT(language);
  const { company } = loadContent();
  const ofLanguage = { city: company.cityName[language], ...countClaims(company, language) };
  // Hundreds of pages say the same.
  const said = new Map<string, string>();
  const translated: Translate = (key, values) => {
    const wanted = values ? key + JSON.stringify(values) : key;
    const message = said.get(wanted) ?? translate(key, { ...ofLanguage, ...values });
    said.set(wanted, message);
    return message;
  };
  translators.set(language, translated);
  return translated;
}
