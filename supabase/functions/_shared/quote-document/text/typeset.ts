import type { Faces, Run } from '../fonts/document-faces.ts';
import type { FontStyle } from '../fonts/font-part.ts';
import { TextBreaker } from '../libraries.ts';

/** How a text is written. */
export interface Writing {
  readonly style: FontStyle;
  /** Points. */
  readonly size: number;
}

/** A line that is ready to be drawn. */
export interface TypesetLine {
  readonly runs: readonly Run[];
  /** Points. */
  readonly width: number;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const word = /^\p{L}+[\p{P}\s]*$/u;

/** Where a line may end, by the rules of Unicode. */
function piecesOf(text: string): string[] {
  const breaker = new TextBreaker(text);
  const pieces: string[] = [];
  let from = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    pieces.push(text.slice(from, next.position));
    from = next.position;
  }
  return pieces;
}

/** Lines of texts in given widths. */
export function typesetter(faces: Faces) {
  const lineOf = (text: string, { style, size }: Writing): TypesetLine => {
    const runs = faces.runsOf(text, style);
    return { runs, width: runs.reduce((sum, run) => sum + run.face.widthOf(run.text) * size, 0) };
  };
  /** By style, of texts of one point: words come again and again. */
  const widths = new Map<FontStyle, Map<string, number>>();
  const widthOf = (text: string, { style, size }: Writing): number => {
    const known = widths.get(style) ?? new Map<string, number>();
    widths.set(style, known);
    const width = known.get(text) ?? lineOf(text, { style, size: 1 }).width;
    known.set(text, width);
    return width * size;
  };

  /** Parts of a piece that is wider than a line: a word with hyphens, all else as it comes. */
  const brokenUp = (piece: string, writing: Writing, width: number): string[] => {
    const hyphen = word.test(piece) ? '-' : '';
    const parts: string[] = [];
    let part = '';
    for (const { segment } of graphemes.segment(piece)) {
      const isFull = part !== '' && widthOf(part + segment.trimEnd() + hyphen, writing) > width;
      if (isFull) parts.push(part + hyphen);
      part = isFull ? segment : part + segment;
    }
    return [...parts, part];
  };

  const paragraph = (text: string, writing: Writing, width: number): string[] => {
    const lines: string[] = [];
    let line = '';
    let filled = 0;
    const add = (piece: string) => {
      if (line !== '' && filled + widthOf(piece.trimEnd(), writing) > width) {
        lines.push(line);
        line = '';
        filled = 0;
      }
      line += piece;
      filled += widthOf(piece, writing);
    };
    for (const piece of piecesOf(text)) {
      if (widthOf(piece.trimEnd(), writing) <= width) add(piece);
      else for (const part of brokenUp(piece, writing, width)) add(part);
    }
    return [...lines, line];
  };

  return {
    lineOf,
    /** At least one line. */
    lines(text: string, writing: Writing, width: number): TypesetLine[] {
      // Whoever copies or hears the text has a space where a line ended, as the eye has.
      const lines = text.replaceAll('\n', ' \n').split('\n');
      return lines
        .flatMap((line) => paragraph(line, writing, width))
        .map((line) => {
          const seen = line.trimEnd();
          const said = line === seen ? seen : `${seen} `;
          return { ...lineOf(said, writing), width: widthOf(seen, writing) };
        });
    },
  };
}

export type Typesetter = ReturnType<typeof typesetter>;
