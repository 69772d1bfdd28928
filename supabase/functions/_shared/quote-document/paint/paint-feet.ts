import { fill } from '@vakman/domain/text/fill.ts';
import { palette } from '@vakman/tokens/colours/colours.ts';
import type { DocumentContent } from '../content/document-content.ts';
import { sheetHeight, sizes } from '../pdf/measures.ts';
import type { Ink, Sheets } from '../pdf/sheets.ts';
import { body } from './paint-text.ts';

const ink: Ink = { style: 'text', size: sizes.small, colour: palette['text-muted'] };
const baseline = sheetHeight - 30;

/** The foot of every sheet, once it is known how many there are. */
export function paintFeet(sheets: Sheets, { foot, sheetNumber }: DocumentContent): void {
  const { kit } = sheets;
  const { count } = kit.bufferedPageRange();
  for (let sheet = 0; sheet < count; sheet += 1) {
    kit.switchToPage(sheet);
    sheets.aside(() => {
      kit.moveTo(body.x, baseline - 14).lineTo(body.x + body.width, baseline - 14);
      kit.lineWidth(0.5).strokeColor(palette.line).stroke();
      const number = sheets.typeset.lineOf(fill(sheetNumber, { sheet: sheet + 1, sheets: count }), ink);
      const [line] = sheets.typeset.lines(foot, ink, body.width - number.width - 20);
      if (line) sheets.line(line, body.x, baseline, ink);
      sheets.line(number, body.x + body.width - number.width, baseline, ink);
    }, 'Pagination');
  }
}
