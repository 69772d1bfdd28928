/** Inclusive ranges of code points. */
type Ranges = readonly (readonly [from: number, to: number])[];

/**
 * Letters of Dutch, English, German, French and Spanish, figures, and the signs that our texts use. Other letters of the
 * west are rare in what visitors type, and come from the system's fonts.
 */
const latin: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0xa1],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb2, 0xb2],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xbf, 0xc2],
  [0xc4, 0xc4],
  [0xc7, 0xcb],
  [0xcd, 0xcf],
  [0xd1, 0xd1],
  [0xd3, 0xd4],
  [0xd6, 0xd7],
  [0xd9, 0xdc],
  [0xdf, 0xe2],
  [0xe4, 0xe4],
  [0xe7, 0xeb],
  [0xed, 0xef],
  [0xf1, 0xf1],
  [0xf3, 0xf4],
  [0xf6, 0xf6],
  [0xf9, 0xfc],
  [0xff, 0xff],
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2019, 0x2019],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
];

/** Names of people and towns further east; loaded only where one is written. */
const latinExtended: Ranges = [
  [0x100, 0x151],
  [0x154, 0x17f],
];

/** Figures, signs and the Latin letters that stand between Cyrillic ones, with the Ukrainian apostrophe. */
const basicLatin: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb2, 0xb2],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0x2bc, 0x2bc],
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

export const scripts = ['latin', 'cyrillic'] as const;
export type Script = (typeof scripts)[number];

/**
 * What is cut from which part of Commissioner. Ukrainian and Russian text has families of its own with a small Latin
 * part, so that such a page loads less, and a Cyrillic name on another page loads nothing. Preloaded is what every page
 * of the script needs.
 */
export const cuts = {
  latin: { script: 'latin', source: 'latin', ranges: latin, preload: true },
  'latin-ext': {
    script: 'latin',
    source: 'latin-ext',
    ranges: latinExtended,
    unicodeRange: 'U+100-151,U+154-17F',
    preload: false,
  },
  'latin-basic': { script: 'cyrillic', source: 'latin', ranges: basicLatin, preload: true },
  cyrillic: {
    script: 'cyrillic',
    source: 'cyrillic',
    ranges: cyrillic,
    unicodeRange: 'U+400-4FF,U+2116',
    preload: true,
  },
} as const satisfies Record<string, FontCut>;

interface FontCut {
  readonly script: Script;
  readonly source: string;
  readonly ranges: Ranges;
  /** For which characters the file is asked, before those without a range of the same family. */
  readonly unicodeRange?: string;
  readonly preload: boolean;
}

/** Languages that are written in Cyrillic; written out, because style sheets name them. */
export const cyrillicLanguages: readonly string[] = ['uk', 'ru'];

/** The script whose fonts a language needs; Chinese has only figures in ours. */
export function scriptOf(language: string): Script {
  return cyrillicLanguages.includes(language) ? 'cyrillic' : 'latin';
}

/** What tells a family from that of Latin script. */
export const familySuffix = { latin: '', cyrillic: ' Cyrillic' } as const satisfies Record<Script, string>;

/** Average width of a letter in `samples`, in em. */
type Widths = Readonly<Record<Script, number>>;

/** What average widths are measured on. */
export const samples: Readonly<Record<Script, string>> = {
  latin:
    'Wij schilderen binnen en buiten, reinigen gevels en herstellen houtrot. We paint inside and out, clean facades and repair wood rot. Wir streichen innen und reparieren.',
  cyrillic:
    'Ми фарбуємо всередині та зовні, очищуємо фасади й лагодимо дерево. Мы красим внутри и снаружи, чистим фасады и чиним дерево.',
};

/** An installed font that stands in until ours is there. */
export interface StandIn {
  readonly name: (typeof standInNames)[number];
  /** Names of installed fonts that share these widths. */
  readonly local: readonly string[];
  readonly widths: Widths;
}

/** Between them, these are on every desktop and telephone; the first that is installed counts. */
export const standInNames = ['Arial', 'Roboto', 'DejaVu'] as const;

/**
 * Two brushes of one design. The display face is drawn with a flat one that flares at the ends of each stroke, as
 * letters painted on a facade are; the text face is plain.
 */
export const faces: Readonly<Record<'display' | 'text', Face>> = {
  display: {
    family: 'Vakman Display',
    weight: '750',
    axes: { wght: 750, FLAR: 100, VOLM: 100, slnt: 0 },
    without: '"#$*<=>@[\\]^_`{|}~',
    standIns: [
      {
        name: 'Arial',
        local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
        widths: { latin: 0.4731, cyrillic: 0.5493 },
      },
      { name: 'Roboto', local: ['Roboto Bold', 'Roboto-Bold'], widths: { latin: 0.4439, cyrillic: 0.5217 } },
      { name: 'DejaVu', local: ['DejaVu Sans Bold'], widths: { latin: 0.5684, cyrillic: 0.6418 } },
    ],
  },
  text: {
    family: 'Vakman Text',
    weight: '400 700',
    axes: { wght: { min: 400, max: 700 }, FLAR: 0, VOLM: 0, slnt: 0 },
    standIns: [
      {
        name: 'Arial',
        local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
        widths: { latin: 0.4394, cyrillic: 0.5111 },
      },
      { name: 'Roboto', local: ['Roboto', 'Roboto-Regular'], widths: { latin: 0.4356, cyrillic: 0.5162 } },
      { name: 'DejaVu', local: ['DejaVu Sans'], widths: { latin: 0.5019, cyrillic: 0.5803 } },
    ],
  },
};

interface Face {
  readonly family: string;
  /** Value of `font-weight`: one, or the range of a variable font. */
  readonly weight: string;
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** Signs that no heading has; where somebody writes one, it comes from the system's fonts. */
  readonly without?: string;
  readonly standIns: readonly StandIn[];
}

/** Every character of the ranges, once, but for those that are left out. */
export const characters = (ranges: Ranges, without = ''): string =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .map((code) => String.fromCodePoint(code))
    .filter((character) => !without.includes(character))
    .join('');
