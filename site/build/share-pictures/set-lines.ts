import type { Language } from '@vakman/domain/languages/languages';
import { isIdeographic } from '@vakman/domain/languages/writing';
import type { PlacedLetter } from '../../src/drawings/share-panel.tsx';
import type { Letters } from './letters.ts';

/** Large letters stand a little closer. */
const tracking = -0.012;

export function widthOf(text: string, letters: Letters): number {
  return [...text].reduce((sum, character) => sum + letters(character).advance + tracking, 0);
}

/** The letters of a line from x on, standing on y. */
export function placeLine(
  text: string,
  letters: Letters,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): PlacedLetter[] {
  let at = x;
  return [...text].map((character) => {
    const { outline, scale, advance } = letters(character);
    const placed = { outline, x: at, y, scale: scale * size };
    at += (advance + tracking) * size;
    return placed;
  });
}

/** What may stand apart at the end of a line: words with the space or the sign that follows. */
function pieces(text: string, language: Language): string[] {
  if (!isIdeographic(language)) return text.split(/(?<= )/);
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(
    ({ segment }) => segment,
  );
  return words.reduce<string[]>((all, word) => {
    if (/^[\p{P}]/u.test(word) && all.length > 0) return [...all.slice(0, -1), (all.at(-1) ?? '') + word];
    return [...all, word];
  }, []);
}

function fill(parts: readonly string[], width: number, letters: Letters): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = (lines.at(-1) ?? '') + part;
    if (lines.length > 0 && widthOf(longer.trimEnd(), letters) <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines.map((line) => line.trimEnd());
}

export interface Setting {
  readonly lines: readonly string[];
  readonly size: number;
}

/** The largest of the sizes at which the words fit in so many lines, broken so that the lines are much alike. */
export function setLines(
  text: string,
  language: Language,
  letters: Letters,
  room: { readonly width: number; readonly lines: number; readonly sizes: readonly number[] },
): Setting {
  const parts = pieces(text, language);
  const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => widthOf(line, letters)));
  for (const size of room.sizes) {
    const width = room.width / size;
    const lines = fill(parts, width, letters);
    if (lines.length > room.lines || widest(lines) > width) continue;
    let alike = lines;
    for (let narrower = width; narrower > 0; narrower -= 0.1) {
      const tried = fill(parts, narrower, letters);
      if (tried.length > lines.length || widest(tried) > narrower) break;
      alike = tried;
    }
    return { lines: alike, size };
  }
  throw new Error(`"${text}" does not fit on a share picture`);
}
