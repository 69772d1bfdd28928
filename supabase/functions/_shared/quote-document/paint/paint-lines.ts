import type { PrintedLines } from '../content/document-content.ts';
import type { Sheets } from '../pdf/sheets.ts';
import { paintHeads, type Heads } from './line-columns.ts';
import { beginningOf, paintLine } from './paint-line.ts';
import { inks, paintHeading, paintText } from './paint-text.ts';

/** Points that the note and the heads of the columns take. */
const headsHeight = 50;

/** Lines that belong together, as a table whose heads come again on each sheet. */
export function paintLineTable(sheets: Sheets, heads: Heads, { title, note, lines }: PrintedLines): void {
  const [first] = lines;
  paintHeading(sheets, 3, title, headsHeight + (first ? beginningOf(sheets, first) : 0));
  if (note !== '') paintText(sheets, note, inks.note);
  sheets.y += 6;
  const table = sheets.element(sheets.root, 'Table');
  paintHeads(sheets, heads, table);
  const rows = sheets.element(table, 'TBody');
  const nextSheet = () => {
    sheets.nextSheet();
    paintHeads(sheets, heads);
  };
  for (const line of lines) paintLine(sheets, line, rows, nextSheet);
}
