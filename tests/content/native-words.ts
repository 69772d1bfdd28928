import type { Language } from '@vakman/domain/languages/languages';

/** A text with the Dutch one that it says in its own language. */
export interface Translation {
  /** File and key, for the fault. */
  readonly place: string;
  readonly language: Language;
  readonly text: string;
  readonly dutch: string;
}

/** Words that are rightly the same in both languages, or names that no language changes. */
const sameWords: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: [
    'Filters',
    'Partner',
    'Partners',
    'partners',
    'Alarm',
    'Spam',
    'Status',
    'Status: {before} → {after}',
    'Team',
    'Home',
    'Account',
    'Contact',
    'Details',
    'Postcode',
    'per m²',
    '{price} per m²',
    'Blog',
    'FAQ',
    'Privacy',
    'Project',
    'Project | {company}',
    'cookie',
    'Menu',
    'Week',
    'Webhook',
  ],
  de: [
    'Partner',
    'Alarm',
    'ja',
    'Ja',
    'Titel',
    'Nummer',
    'Gewonnen',
    'Verloren',
    'Spam',
    'Niemand',
    'Status',
    'Minuten',
    'Status: {before} → {after}',
    'Team',
    'Route',
    'Alle',
    'alle',
    'Alles {about}',
    'Beton',
    'Details',
    'Flexibel',
    'Foto',
    'Foto {number}',
    'Datum',
    'Blog',
    'FAQ',
    'Webhook',
    'Statuscode',
  ],
  fr: ['Spam', 'Agenda', 'Contact', 'E-mail', 'Blog', 'FAQ', 'cookie', 'Menu', 'Webhook'],
  es: ['Rol', 'Spam', 'Agenda', 'Blog', 'FAQ', 'Foto', 'Foto {number}', 'Gratis', 'cookie', 'Webhook'],
  zh: ['Cookie', 'FAQ', 'Webhook'],
};

/** Places, which several languages call by their Dutch names. */
const places =
  /^(in )?(Groningen|Friesland|Drenthe|Overijssel|Flevoland|Gelderland|Utrecht|Zeeland|Limburg|Almere|(Noord|Zuid)-(Holland|Brabant))$/;

const isSame = (language: Language, text: string) =>
  places.test(text) || sameWords[language]?.includes(text) === true;

/** Words of Dutch that none of these languages has. */
const dutchWords =
  /(?<![\p{L}-])(wij|het|een|niet|voor|naar|zijn|wordt|uw|u heeft|geen|aanvraag|bijvoorbeeld|buiten|schilderwerk|gevel|kozijn(?:en)?|houtrot|gratis offerte|vrijblijvend|bekijk|klik|bel ons)(?![\p{L}-])/iu;

/** How one speaks to a friend, but not to a customer. */
const familiar: Readonly<Record<Language, RegExp | undefined>> = {
  nl: /(?<!\p{L})(je|jij|jou|jouw|jullie)(?!\p{L})/iu,
  en: undefined,
  // Only an instruction to one friend ends so: "Wähle", "Gib".
  de: /(?<!\p{L})(du|dir|dich|dein\p{L}*|euer|eure\p{L}*|wähle|gib|klicke)(?!\p{L})/iu,
  fr: /(?<![\p{L}’'])(tu|toi|ton|tes)(?!\p{L})/iu,
  es: /(?<!\p{L})(tú|tu|tus|ti|contigo|vosotros)(?!\p{L})/iu,
  uk: /(?<!\p{L})(ти|тебе|тобі|твій|твоя|твоє|твої|ви|вас|вам|ваш\p{L}*)(?!\p{L})/u,
  ru: /(?<!\p{L})(ты|тебя|тебе|твой|твоя|твоё|твои|вы|вас|вам|ваш\p{L}*)(?!\p{L})/u,
  zh: /你/u,
};

const scripts: Readonly<Partial<Record<Language, RegExp>>> = {
  uk: /\p{Script=Cyrillic}/u,
  ru: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
};

/** Letters of the neighbour's alphabet. */
const foreignLetters: Readonly<Partial<Record<Language, RegExp>>> = { uk: /[ыэъё]/iu, ru: /[іїєґ]/iu };

/** A day with its weekday, which would have to be declined behind a preposition: `до середи`. */
const inflectedDay: Readonly<Partial<Record<Language, RegExp>>> = {
  uk: /(?<!\p{L})(?:до|із?|зі?|на|від|по)\s\{day\}/iu,
  ru: /(?<!\p{L})(?:до|со?|на|от|из|по)\s\{day\}/iu,
};

/** Of a house, a palace and a quarter, which a map calls so in every language. */
const names = /Het (Schip|Loo)|Almere Buiten/g;

/** What is left to read when placeholders and names are taken out. */
const readable = (text: string) => text.replaceAll(/\{\w+\}/g, '').replaceAll(names, '');
const hasWords = (text: string) => /\p{L}{2}/u.test(readable(text));

/** What shows that a text is no native one, as sentences. */
export function nativeFaults({ place, language, text, dutch }: Translation): string[] {
  const words = readable(text);
  const faults: string[] = [];
  const refuse = (reason: string) => faults.push(`${place} (${language}): ${reason}: ${text}`);

  const friend = familiar[language]?.exec(words)?.[0];
  if (friend !== undefined) refuse(`"${friend}" is not the polite form`);
  if (language === 'nl') return faults;

  if (isSame(language, text)) return faults;
  if (text === dutch && hasWords(text))
    refuse('is still Dutch (a word that both rightly share stands in tests/content/native-words.ts)');
  const left = dutchWords.exec(words)?.[0];
  if (left !== undefined) refuse(`"${left}" is Dutch`);
  if (hasWords(text) && scripts[language]?.test(words) === false) refuse('is written in another script');
  const letter = foreignLetters[language]?.exec(words)?.[0];
  if (letter !== undefined) refuse(`"${letter}" is a letter of another language`);
  const day = inflectedDay[language]?.exec(text)?.[0];
  if (day !== undefined) refuse(`"${day}" has a weekday that is not declined`);
  return faults;
}
