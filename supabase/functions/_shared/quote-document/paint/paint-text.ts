import { palette } from '@vakman/tokens/colours/colours.ts';
import { bodyWidth, leading, margin, sizes } from '../pdf/measures.ts';
import type { StructureElement } from '../pdf/pdf-kit.ts';
import { baselineOf, lineHeight, type Ink, type Sheets } from '../pdf/sheets.ts';
import type { TypesetLine } from '../text/typeset.ts';

export const inks = {
  body: { style: 'text', size: sizes.body, colour: palette.text },
  muted: { style: 'text', size: sizes.body, colour: palette['text-muted'] },
  note: { style: 'text', size: sizes.note, colour: palette['text-muted'] },
  strong: { style: 'strong', size: sizes.body, colour: palette.text },
  h1: { style: 'display', size: sizes.h1, colour: palette.text, leading: leading.tight },
  h2: { style: 'display', size: sizes.h2, colour: palette.text, leading: leading.tight },
  h3: { style: 'strong', size: sizes.h3, colour: palette.text, leading: leading.tight },
} as const satisfies Record<string, Ink>;

export interface Box {
  readonly x: number;
  readonly width: number;
}

/** The whole width between the margins. */
export const body: Box = { x: margin.left, width: bodyWidth };

/** Draws lines one below the other, each as a part of the element, and goes on to other sheets where they do not fit. */
export function paintLines(
  sheets: Sheets,
  element: StructureElement,
  tag: string,
  lines: readonly TypesetLine[],
  ink: Ink,
  { x }: Box,
  nextSheet: () => void = () => sheets.nextSheet(),
): void {
  const height = lineHeight(ink);
  let left = [...lines];
  while (left.length > 0) {
    if (!sheets.fits(sheets.y, height)) nextSheet();
    const top = sheets.y;
    const fitting = left.filter((_line, index) => index === 0 || sheets.fits(top, (index + 1) * height));
    sheets.within(element, tag, () => {
      fitting.forEach((line, index) => sheets.line(line, x, top + index * height + baselineOf(ink), ink));
    });
    sheets.y = top + fitting.length * height;
    left = left.slice(fitting.length);
  }
}

/** A paragraph, in the order of reading the next child of `parent`. */
export function paintText(
  sheets: Sheets,
  text: string,
  ink: Ink,
  {
    tag = 'P',
    box = body,
    parent = sheets.root,
  }: { tag?: string; box?: Box; parent?: StructureElement } = {},
): void {
  const lines = sheets.typeset.lines(text, ink, box.width);
  paintLines(sheets, sheets.element(parent, tag), tag, lines, ink, box);
}

/** A title, on the sheet of what follows it. */
export function paintHeading(sheets: Sheets, level: 2 | 3, text: string, follows: number): void {
  const ink = inks[`h${level}`];
  const lines = sheets.typeset.lines(text, ink, body.width);
  const [above, below] = level === 2 ? [20, 6] : [12, 4];
  sheets.keep(above + lines.length * lineHeight(ink) + below + follows);
  sheets.y += above;
  paintLines(sheets, sheets.element(sheets.root, `H${level}`), `H${level}`, lines, ink, body);
  sheets.y += below;
}
