/** Inclusive ranges of code points. */
type Ranges = readonly (readonly [from: number, to: number])[];

/** Western European letters, figures and the punctuation that Dutch, English, German, French and Spanish use. */
const latin: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
];

/** Names of people and towns further east; loaded only where one is written. */
const latinExtended: Ranges = [[0x100, 0x17f]];

/** Figures, signs and the Latin letters that stand between Cyrillic ones. */
const basicLatin: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb2, 0xb2],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0x2013, 0x2014],
  [0x2019, 0x2019],
  [0x201c, 0x201e],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
];

/** The Ukrainian and the Russian alphabet. */
const cyrillic: Ranges = [
  [0x401, 0x401],
  [0x404, 0x404],
  [0x406, 0x407],
  [0x410, 0x44f],
  [0x451, 0x451],
  [0x454, 0x454],
  [0x456, 0x457],
  [0x490, 0x491],
  [0x2116, 0x2116],
];

export type Script = 'latin' | 'cyrillic';

/**
 * What is cut from which part of Commissioner. Ukrainian and Russian text has families of its own with a small Latin
 * part, so that such a page loads less, and a Cyrillic name on another page loads nothing. Preloaded is what every page
 * of the script needs.
 */
export const cuts = {
  latin: { script: 'latin', source: 'latin', ranges: latin, preload: true },
  'latin-ext': { script: 'latin', source: 'latin-ext', ranges: latinExtended, preload: false },
  'latin-basic': { script: 'cyrillic', source: 'latin', ranges: basicLatin, preload: true },
  cyrillic: { script: 'cyrillic', source: 'cyrillic', ranges: cyrillic, preload: true },
} as const satisfies Record<string, { script: Script; source: string; ranges: Ranges; preload: boolean }>;

/** What tells a family from that of Latin script. */
export const familySuffix = { latin: '', cyrillic: ' Cyrillic' } as const satisfies Record<Script, string>;

/** Average width of a letter of Arial in em; the same for Liberation Sans and Arimo. */
const arial = { regular: 913 / 2048, bold: 983 / 2048 };

/**
 * Two brushes of one design. The display face is drawn with a flat one that flares at the ends of each stroke, as
 * letters painted on a facade are; the text face is plain.
 */
export const faces = {
  display: {
    family: 'Vakman Display',
    weight: '750',
    axes: { wght: 750, FLAR: 100, VOLM: 100, slnt: 0 },
    fallback: {
      local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
      width: arial.bold,
    },
  },
  text: {
    family: 'Vakman Text',
    weight: '400 700',
    axes: { wght: { min: 400, max: 700 }, FLAR: 0, VOLM: 0, slnt: 0 },
    fallback: { local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'], width: arial.regular },
  },
} as const;

/** Every character of the ranges, once. */
export const characters = (ranges: Ranges): string =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .map((code) => String.fromCodePoint(code))
    .join('');

const hex = (code: number) => code.toString(16).toUpperCase();

/** Value of `unicode-range`. */
export const unicodeRange = (ranges: Ranges): string =>
  ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
