import { palette } from '@vakman/tokens/colours/colours.ts';
import type { PrintedTotals } from '../content/document-content.ts';
import { sizes } from '../pdf/measures.ts';
import { baselineOf, lineHeight, type Ink, type Sheets } from '../pdf/sheets.ts';
import { body, inks } from './paint-text.ts';

const figure: Ink = inks.body;
const sum: Ink = { style: 'strong', size: 12, colour: palette.text };
const headInk: Ink = { style: 'strong', size: sizes.small, colour: palette['text-muted'], leading: 1.3 };
const padding = 3.5;
const columnWidth = 122;

/** Sums below each other, with a column for each answer that is still open. */
export function paintTotals(sheets: Sheets, { columns, rows, total }: PrintedTotals): void {
  const { kit } = sheets;
  const count = total.values.length;
  const labelWidth = count > 1 ? body.width - count * columnWidth : 170;
  const width = labelWidth + count * columnWidth;
  const x = body.x + body.width - width;
  const ends = total.values.map((_value, index) => x + labelWidth + (index + 1) * columnWidth);
  const headLines = columns.map((name) => sheets.typeset.lines(name, headInk, columnWidth - 12));
  const headHeight = Math.max(0, ...headLines.map(({ length }) => length)) * lineHeight(headInk);
  // All of them stand on one sheet.
  const heights = [...rows.map(() => lineHeight(figure)), lineHeight(sum)];
  sheets.keep(headHeight + heights.reduce((all, height) => all + height + 2 * padding, 24));
  const table = sheets.element(sheets.root, 'Table');
  const rule = (colour: string, thickness: number) =>
    sheets.aside(() => {
      kit.moveTo(x, sheets.y).lineTo(x + width, sheets.y);
      kit.lineWidth(thickness).strokeColor(colour).stroke();
    });
  if (columns.length > 0) {
    const row = sheets.element(sheets.element(table, 'THead'), 'TR');
    // The corner belongs to no column.
    sheets.element(row, 'TD');
    headLines.forEach((lines, index) => {
      sheets.within(sheets.element(row, 'TH', { scope: 'Column' }), 'TH', () => {
        lines.forEach((line, at) => {
          const y = sheets.y + headHeight - (lines.length - at) * lineHeight(headInk) + baselineOf(headInk);
          sheets.line(line, (ends[index] ?? 0) - line.width, y, headInk);
        });
      });
    });
    sheets.y += headHeight + padding;
  }
  const rowsElement = sheets.element(table, 'TBody');
  const paintRow = (label: string, values: readonly string[], ink: Ink) => {
    const row = sheets.element(rowsElement, 'TR');
    const labels = sheets.typeset.lines(label, ink, labelWidth - 10);
    const top = sheets.y + padding;
    sheets.within(sheets.element(row, 'TH', { scope: 'Row' }), 'TH', () => {
      labels.forEach((line, at) => sheets.line(line, x, top + at * lineHeight(ink) + baselineOf(ink), ink));
    });
    values.forEach((value, index) => {
      sheets.within(sheets.element(row, 'TD'), 'TD', () => {
        const line = sheets.typeset.lineOf(value, ink);
        sheets.line(line, (ends[index] ?? 0) - line.width, top + baselineOf(ink), ink);
      });
    });
    sheets.y = top + labels.length * lineHeight(ink) + padding;
  };
  for (const { label, values } of rows) {
    rule(palette.line, 0.5);
    paintRow(label, values, figure);
  }
  rule(palette.text, 1.25);
  paintRow(total.label, total.values, sum);
}
