import type { Language } from '@vakman/domain/languages/languages';
import { isIdeographic } from '@vakman/domain/languages/writing';
import { sharePanel, type PlacedLetter } from '../../src/drawings/share-panel.tsx';
import type { Letters } from './letters.ts';
import { placeLine, setLines } from './set-lines.ts';

const { width, margin } = sharePanel;

/** Room between the mark and the strip of paints, and its middle. */
const room = { width: width - margin - 40, lines: 4, sizes: [76, 70, 64, 58, 52, 46] } as const;
const middle = 340;

/** Name of the firm beside the mark, and the words of the picture, letter by letter. */
export function shareLetters(
  words: { readonly company: string; readonly title: string; readonly language: Language },
  letters: Letters,
): PlacedLetter[] {
  const { company, title, language } = words;
  const name = company
    .split(' ')
    .flatMap((line, index) => placeLine(line, letters, { x: margin + 74, y: 90 + index * 36, size: 37 }));
  const { lines, size } = setLines(title, language, letters, room);
  const leading = size * (isIdeographic(language) ? 1.28 : 1.1);
  const first = middle - ((lines.length - 1) * leading) / 2 + size * 0.35;
  return [
    ...name,
    ...lines.flatMap((line, index) =>
      placeLine(line, letters, { x: margin, y: Math.round(first + index * leading), size }),
    ),
  ];
}
