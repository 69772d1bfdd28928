import { palette } from '@vakman/tokens/colours/colours.ts';
import { sizes } from '../pdf/measures.ts';
import type { StructureElement } from '../pdf/pdf-kit.ts';
import { baselineOf, lineHeight, type Ink, type Sheets } from '../pdf/sheets.ts';
import { body } from './paint-text.ts';

/** Heads of all columns, that of the titles first. */
export type Heads = readonly [title: string, quantity: string, price: string, vat: string, amount: string];

export const figures = ['quantity', 'price', 'vat', 'amount'] as const;

/** Points; what is left is for the titles. */
export const widths = { quantity: 66, price: 78, vat: 58, amount: 82 } as const;
export const titleWidth = body.width - figures.reduce((sum, name) => sum + widths[name], 0);

/** Where each column of figures ends. */
export const ends = figures.map((_name, index) =>
  figures.slice(0, index + 1).reduce((sum, name) => sum + widths[name], body.x + titleWidth),
);

/** Points between a column and the one before it. */
export const gutter = 6;

const headInk: Ink = { style: 'strong', size: sizes.small, colour: palette['text-muted'], leading: 1.3 };

/** A line across the body. */
export const rule = (sheets: Sheets, y: number, colour: string, width: number): void =>
  sheets.aside(() => {
    sheets.kit.moveTo(body.x, y).lineTo(body.x + body.width, y);
    sheets.kit.lineWidth(width).strokeColor(colour).stroke();
  });

/** The heads of the columns; only those of the first sheet are part of the table. */
export function paintHeads(sheets: Sheets, heads: Heads, table?: StructureElement): void {
  const top = sheets.y;
  const cells = heads.map((head, index) => {
    const width = index === 0 ? titleWidth : widths[figures[index - 1] ?? 'amount'];
    return sheets.typeset.lines(head, headInk, width - gutter);
  });
  const height = Math.max(...cells.map((lines) => lines.length)) * lineHeight(headInk);
  const row = table && sheets.element(sheets.element(table, 'THead'), 'TR');
  cells.forEach((lines, index) => {
    const draw = () =>
      lines.forEach((line, at) => {
        const x = index === 0 ? body.x : (ends[index - 1] ?? 0) - line.width;
        const y = top + height - (lines.length - at) * lineHeight(headInk);
        sheets.line(line, x, y + baselineOf(headInk), headInk);
      });
    if (row) sheets.within(sheets.element(row, 'TH', { scope: 'Column' }), 'TH', draw);
    else sheets.aside(draw, 'Pagination');
  });
  sheets.y = top + height + 4;
  rule(sheets, sheets.y, palette['line-strong'], 0.75);
}
