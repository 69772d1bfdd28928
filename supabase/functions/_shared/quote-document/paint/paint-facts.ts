import { palette } from '@vakman/tokens/colours/colours.ts';
import type { Fact } from '../content/document-content.ts';
import { sizes } from '../pdf/measures.ts';
import { baselineOf, lineHeight, type Ink, type Sheets } from '../pdf/sheets.ts';
import { inks, type Box } from './paint-text.ts';

const labelInk: Ink = { style: 'text', size: sizes.note, colour: palette['text-muted'] };
const padding = 4;

/** Names and values beside each other, a line above each: a table whose rows have heads. */
export function paintFacts(sheets: Sheets, facts: readonly Fact[], box: Box): void {
  const { kit } = sheets;
  const table = sheets.element(sheets.root, 'Table');
  const labelWidth = box.width * 0.4;
  const valueBox = { x: box.x + labelWidth, width: box.width - labelWidth };
  for (const { label, value } of facts) {
    const labels = sheets.typeset.lines(label, labelInk, labelWidth - 8);
    const values = sheets.typeset.lines(value, inks.body, valueBox.width);
    const height = Math.max(labels.length * lineHeight(labelInk), values.length * lineHeight(inks.body));
    sheets.keep(height + 2 * padding);
    const top = sheets.y;
    sheets.aside(() => {
      kit.moveTo(box.x, top).lineTo(box.x + box.width, top);
      kit.lineWidth(0.5).strokeColor(palette.line).stroke();
    });
    const row = sheets.element(table, 'TR');
    // Both stand on one line, though one is smaller.
    const first = top + padding + baselineOf(inks.body);
    sheets.within(sheets.element(row, 'TH', { scope: 'Row' }), 'TH', () => {
      labels.forEach((line, at) => sheets.line(line, box.x, first + at * lineHeight(labelInk), labelInk));
    });
    sheets.within(sheets.element(row, 'TD'), 'TD', () => {
      values.forEach((line, at) =>
        sheets.line(line, valueBox.x, first + at * lineHeight(inks.body), inks.body),
      );
    });
    sheets.y = top + height + 2 * padding;
  }
}
