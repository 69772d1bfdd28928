import { cutFont } from '@vakman/tokens/fonts/cut-font';
import { characters, cuts, faces } from '@vakman/tokens/fonts/faces';
import { create, type Font } from 'fontkitten';
import { chineseFonts } from './chinese-fonts.ts';

/** A letter as it is drawn: one unit is the size of the type, upwards is negative. */
export interface Letter {
  readonly outline: string;
  /** From units of the outline to sizes of the type. */
  readonly scale: number;
  readonly advance: number;
}

export type Letters = (character: string) => Letter;

function parseFont(file: Buffer): Font {
  const font = create(file);
  if (font.isCollection) throw new Error('Expected one font, not a collection');
  return font;
}

/** Draws from the first font that has the character; throws for one that none has. */
function lettersOf(fonts: readonly Font[]): Letters {
  const known = new Map<string, Letter>();
  return (character) => {
    const kept = known.get(character);
    if (kept) return kept;
    const code = character.codePointAt(0) ?? 0;
    const font = fonts.find((each) => each.hasGlyphForCodePoint(code));
    if (!font) throw new Error(`No font has a letter for "${character}"`);
    const glyph = font.glyphForCodePoint(code);
    const letter = {
      outline: glyph.path.toSVG(),
      scale: 1 / font.unitsPerEm,
      advance: glyph.advanceWidth / font.unitsPerEm,
    };
    known.set(character, letter);
    return letter;
  };
}

/** The display face of the site and, for Chinese words, the face that stands beside it. */
export async function readLetters(words: string, cacheFolder: string): Promise<Letters> {
  const parts = [cuts.latin, cuts.cyrillic].map(({ source, ranges }) =>
    cutFont({ source, characters: characters(ranges), axes: faces.display.axes }, `${cacheFolder}/fonts`),
  );
  const own = (await Promise.all(parts)).map(parseFont);
  const foreign = [...words].filter(
    (character) => !own.some((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
  );
  const chinese = await chineseFonts(new Set(foreign), `${cacheFolder}/fonts`);
  return lettersOf([...own, ...chinese.map(parseFont)]);
}
