import { palette } from '@vakman/tokens/colours/colours.ts';
import type { PrintedSum } from '../content/document-content.ts';
import { leading, sizes } from '../pdf/measures.ts';
import { baselineOf, lineHeight, type Ink, type Sheets } from '../pdf/sheets.ts';
import { body } from './paint-text.ts';

const colour = palette['on-warm'];
const inks: Readonly<Record<keyof PrintedSum, Ink>> = {
  label: { style: 'text', size: sizes.note, colour },
  value: { style: 'display', size: sizes.sum, colour, leading: leading.tight },
  detail: { style: 'text', size: sizes.note, colour },
};
const order = ['label', 'value', 'detail'] as const;
const gap = 10;
const padding = { x: 16, y: 11 };

/** What it comes to, as paint chips beside each other. */
export function paintSums(sheets: Sheets, sums: readonly PrintedSum[]): void {
  const width = (body.width - gap) / 2;
  const chips = sums.map((sum) =>
    order
      .filter((part) => sum[part] !== '')
      .map((part) => ({
        ink: inks[part],
        lines: sheets.typeset.lines(sum[part], inks[part], width - 2 * padding.x),
      })),
  );
  const heights = chips.map((parts) =>
    parts.reduce((all, { ink, lines }) => all + lines.length * lineHeight(ink), 0),
  );
  const height = Math.max(...heights) + 2 * padding.y;
  sheets.keep(height);
  const top = sheets.y;
  chips.forEach((parts, index) => {
    const x = body.x + index * (width + gap);
    sheets.aside(() => {
      sheets.kit.rect(x, top, width, height).fillColor(palette.warm).fill();
    });
    let y = top + padding.y;
    for (const { ink, lines } of parts) {
      sheets.within(sheets.element(sheets.root, 'P'), 'P', () => {
        for (const line of lines) {
          sheets.line(line, x + padding.x, y + baselineOf(ink), ink);
          y += lineHeight(ink);
        }
      });
    }
  });
  sheets.y = top + height;
}
