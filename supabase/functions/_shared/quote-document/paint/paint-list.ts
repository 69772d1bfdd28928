import { palette } from '@vakman/tokens/colours/colours.ts';
import { baselineOf, lineHeight, type Sheets } from '../pdf/sheets.ts';
import { body, inks, paintLines } from './paint-text.ts';

const box = { x: body.x + 16, width: body.width - 16 };

/** Steps or things, each with its number before it. */
export function paintList(sheets: Sheets, items: readonly string[]): void {
  const ink = inks.body;
  const list = sheets.element(sheets.root, 'L');
  items.forEach((item, index) => {
    sheets.keep(lineHeight(ink));
    const entry = sheets.element(list, 'LI');
    const number = sheets.typeset.lineOf(`${index + 1}.`, { ...ink, style: 'strong' });
    const baseline = sheets.y + baselineOf(ink);
    sheets.within(sheets.element(entry, 'Lbl'), 'Lbl', () => {
      sheets.line(number, body.x, baseline, { ...ink, colour: palette.accent });
    });
    const lines = sheets.typeset.lines(item, ink, box.width);
    paintLines(sheets, sheets.element(entry, 'LBody'), 'LBody', lines, ink, box);
    sheets.y += 2;
  });
}
