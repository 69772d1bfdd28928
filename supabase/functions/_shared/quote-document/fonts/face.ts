import { Buffer } from 'node:buffer';
import { inflateRawSync } from 'node:zlib';
import { openFont, type Font } from '../libraries.ts';

/** A font as text is measured and written with it. */
export interface Face {
  /** Under which a document knows it. */
  readonly name: string;
  readonly font: Font;
  /** Points, of a text of one point. */
  readonly widthOf: (text: string) => number;
}

/** The font in its own name: parts of one family share theirs, by which a document would take them for one. */
const named = (font: Font, name: string): Font =>
  Object.create(font, { postscriptName: { value: name } }) as Font;

/** A face of a deflated font in base64. */
export function openFace(name: string, deflated: string): Face {
  const font = named(openFont(inflateRawSync(Buffer.from(deflated, 'base64'))), name);
  const widths = new Map<string, number>();
  return {
    name,
    font,
    widthOf(text) {
      const width = widths.get(text) ?? font.layout(text).advanceWidth / font.unitsPerEm;
      widths.set(text, width);
      return width;
    },
  };
}
