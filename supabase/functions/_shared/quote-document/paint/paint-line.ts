import { palette } from '@vakman/tokens/colours/colours.ts';
import type { PrintedLine } from '../content/document-content.ts';
import type { StructureElement } from '../pdf/pdf-kit.ts';
import { baselineOf, lineHeight, type Ink, type Sheets } from '../pdf/sheets.ts';
import { ends, figures, gutter, rule, titleWidth, widths } from './line-columns.ts';
import { paintChoice } from './paint-choice.ts';
import { body, inks, paintLines } from './paint-text.ts';

const titleInk: Ink = { ...inks.strong, leading: 1.35 };
const describedInk: Ink = { ...inks.note, leading: 1.4 };
const padding = 6;
/** Room for the sign of a choice. */
const indent = 16;

/** What one line is drawn of, measured. */
function measure(sheets: Sheets, line: PrintedLine) {
  const { choice, title, description } = line;
  const x = body.x + (choice ? indent : 0);
  const colour = choice?.isTaken === false ? palette['text-muted'] : palette.text;
  const titleBox = { x, width: body.x + titleWidth - x - 2 * gutter };
  const figureInk: Ink = { ...inks.body, colour, leading: 1.35 };
  const cells = figures.map((name, index) => ({
    end: ends[index] ?? 0,
    lines: sheets.typeset.lines(line[name], figureInk, widths[name] - gutter),
  }));
  const titles = sheets.typeset.lines(title, titleInk, titleBox.width);
  const words = choice ? sheets.typeset.lines(choice.words, describedInk, titleBox.width) : [];
  const titlesHeight = titles.length * lineHeight(titleInk) + words.length * lineHeight(describedInk);
  const figuresHeight = Math.max(...cells.map(({ lines }) => lines.length * lineHeight(figureInk)));
  // What is described below the figures has the room of some of them.
  const describedBox = { x, width: titleBox.width + widths.quantity + widths.price };
  return {
    ink: { ...titleInk, colour },
    titleBox,
    titles,
    words,
    figureInk,
    cells,
    headHeight: Math.max(titlesHeight, figuresHeight),
    describedBox,
    described: description === '' ? [] : sheets.typeset.lines(description, describedInk, describedBox.width),
  };
}

/** Lines of a description that stay on the sheet of its title. */
const leastDescribed = 2;

/** Points that the beginning of a line takes, which stands on one sheet. */
export function beginningOf(sheets: Sheets, line: PrintedLine): number {
  const { headHeight, described } = measure(sheets, line);
  return headHeight + Math.min(described.length, leastDescribed) * lineHeight(describedInk) + 2 * padding;
}

/** A line of the quote as a row, and what describes it as another across all columns, which may go on on other sheets. */
export function paintLine(
  sheets: Sheets,
  line: PrintedLine,
  rows: StructureElement,
  nextSheet: () => void,
): void {
  const { ink, titleBox, titles, words, figureInk, cells, headHeight, ...text } = measure(sheets, line);
  if (!sheets.fits(sheets.y, beginningOf(sheets, line))) nextSheet();
  sheets.y += padding;
  const top = sheets.y;
  const row = sheets.element(rows, 'TR');
  const head = sheets.element(row, 'TH', { scope: 'Row' });
  if (line.choice) paintChoice(sheets, line.choice, body.x + 4.5, top + lineHeight(ink) / 2);
  paintLines(sheets, sheets.element(head, 'P'), 'P', titles, ink, titleBox);
  if (words.length > 0) paintLines(sheets, sheets.element(head, 'P'), 'P', words, describedInk, titleBox);
  for (const cell of cells) {
    sheets.within(sheets.element(row, 'TD'), 'TD', () => {
      cell.lines.forEach((figure, at) => {
        const y = top + at * lineHeight(figureInk) + baselineOf(figureInk);
        sheets.line(figure, cell.end - figure.width, y, figureInk);
      });
    });
  }
  sheets.y = top + headHeight;
  if (text.described.length > 0) {
    const element = sheets.element(sheets.element(rows, 'TR'), 'TD', { columns: cells.length + 1 });
    paintLines(sheets, element, 'TD', text.described, describedInk, text.describedBox, nextSheet);
  }
  sheets.y += padding;
  rule(sheets, sheets.y, palette.line, 0.5);
}
