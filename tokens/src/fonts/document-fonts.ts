import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { faces } from './faces.ts';
import { cutPart, type CutPart } from './document-font.ts';

/** How documents write: running text, what stands out in it, and titles. */
export const documentStyles = ['text', 'strong', 'display'] as const;
export type DocumentStyle = (typeof documentStyles)[number];

export interface DocumentFont {
  /** Such as `commissioner-latin`, or `noto-sans-sc-22`. */
  readonly name: string;
  /** Code points that every style of it draws. */
  readonly coverage: readonly number[];
  readonly styles: Readonly<Partial<Record<DocumentStyle, CutPart>>>;
}

const { axes: displayAxes } = faces.display;
const weighing = (wght: number) => ({ wght, FLAR: 0, VOLM: 0, slnt: 0 });

/**
 * What documents are written with, in the order in which a character is looked for. The parts are those of the packages:
 * a document needs few of them, and loads no other. Chinese has no face with flared strokes, so that its titles are bold.
 */
const families = [
  {
    package: '@fontsource-variable/commissioner',
    fileOf: (part: string) => `commissioner-${part}-full-normal.woff2`,
    leftOut: [],
    keepFeatures: ['kern'],
    styles: {
      text: weighing(400),
      strong: weighing(700),
      display: displayAxes as Readonly<Record<string, number>>,
    },
  },
  {
    package: '@fontsource-variable/noto-sans-sc',
    fileOf: (part: string) => `noto-sans-sc-${part}-wght-normal.woff2`,
    leftOut: ['cyrillic', 'vietnamese', 'latin-ext'],
    keepFeatures: [],
    styles: { text: { wght: 400 }, strong: { wght: 700 } },
  },
] as const;

const { resolve } = createRequire(import.meta.url);

/** The characters of ranges such as `U+4e00,U+4e03-4e0b`; controls and surrogates are none. */
function charactersIn(ranges: string): string {
  const codes = ranges.split(',').flatMap((range) => {
    const [from = '', to = from] = range.slice(2).split('-');
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return codes
    .filter((code) => code >= 0x20 && !(code >= 0xd800 && code < 0xe000))
    .map((code) => String.fromCodePoint(code))
    .join('');
}

/** All fonts that documents may need, one part after the other. */
export async function cutDocumentFonts(cacheFolder: string): Promise<DocumentFont[]> {
  const fonts: DocumentFont[] = [];
  for (const family of families) {
    const text = readFileSync(resolve(`${family.package}/unicode.json`), 'utf8');
    for (const [key, ranges] of Object.entries(JSON.parse(text) as Record<string, string>)) {
      const part = key.replaceAll(/[[\]]/g, '');
      if (family.leftOut.some((name) => name === part)) continue;
      const file = family.fileOf(part);
      const styles: Partial<Record<DocumentStyle, CutPart>> = {};
      for (const [style, axes] of Object.entries(family.styles)) {
        const order = {
          source: `${family.package}/files/${file}`,
          characters: charactersIn(ranges),
          axes,
          keepFeatures: family.keepFeatures,
        };
        styles[style as DocumentStyle] = await cutPart(order, cacheFolder);
      }
      const [first] = Object.values(styles);
      fonts.push({
        name: file.replace(/-(full|wght)-normal\.woff2$/, ''),
        coverage: first?.coverage ?? [],
        styles,
      });
    }
  }
  return fonts;
}
