import { create, type Font } from 'fontkitten';
import { samples, type Script, type StandIn } from './faces.ts';

const percent = (value: number) => `${(value * 100).toFixed(1)}%`;

function parse(file: Buffer): Font {
  const font = create(file);
  if (font.isCollection) throw new Error('Expected one font, not a collection');
  return font;
}

/** Average width in em of the letters of a script's sample, each from the first file that has it. */
function averageWidth(files: readonly Font[], script: Script): number {
  const letters = [...samples[script]].map((letter) => letter.codePointAt(0) ?? 0);
  const widths = letters.map((letter) => {
    const font = files.find((file) => file.hasGlyphForCodePoint(letter));
    if (!font) throw new Error(`No file has a glyph for U+${letter.toString(16)}`);
    return font.glyphForCodePoint(letter).advanceWidth / font.unitsPerEm;
  });
  return widths.reduce((sum, width) => sum + width, 0) / widths.length;
}

/** Installed fonts stretched to the measures of ours, so that lines keep their length when ours arrives. */
export function standInFaces(
  family: string,
  files: readonly Buffer[],
  script: Script,
  standIns: readonly StandIn[],
): string[] {
  const fonts = files.map(parse);
  const [first] = fonts;
  if (!first) throw new Error(`${family} has no file`);
  const width = averageWidth(fonts, script);
  return standIns.map(({ name, local, widths }) => {
    const stretch = width / widths[script];
    const ofEm = (units: number) => percent(units / first.unitsPerEm / stretch);
    return [
      `@font-face{font-family:'${family} ${name}'`,
      `src:${local.map((font) => `local('${font}')`).join(',')}`,
      `size-adjust:${percent(stretch)}`,
      `ascent-override:${ofEm(first.ascent)}`,
      `descent-override:${ofEm(-first.descent)}}`,
    ].join(';');
  });
}
