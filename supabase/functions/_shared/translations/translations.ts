import { createInstance } from 'i18next';
import { languages, type Language } from '@vakman/domain/languages/languages.ts';

/** Every path to a message: `confirmation.subject` for `{confirmation: {subject: '…'}}`. */
export type MessageKey<Messages> = {
  [Key in keyof Messages & string]: Messages[Key] extends string
    ? Key
    : `${Key}.${MessageKey<Messages[Key]>}`;
}[keyof Messages & string];

export type Translate<Messages> = (
  key: MessageKey<Messages>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * Gives the messages of a language, with `{placeholders}` filled in and nothing escaped: that is the work
 * of the template which inserts them. Throws for a key that a language lacks.
 */
export function createTranslations<Messages extends object>(
  messages: Readonly<Record<Language, Messages>>,
): (language: Language) => Translate<Messages> {
  const instance = createInstance();
  void instance.init({
    initAsync: false,
    supportedLngs: languages,
    fallbackLng: false,
    nsSeparator: false,
    // Some fields need no hint.
    returnEmptyString: true,
    resources: Object.fromEntries(
      languages.map((language) => [language, { translation: messages[language] }]),
    ),
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    parseMissingKeyHandler: (key) => {
      throw new Error(`There is no message "${key}"`);
    },
  });
  return (language) => {
    const translate = instance.getFixedT(language);
    return (key, values = {}) => translate(key as string, { ...values });
  };
}
