import { palette } from '@vakman/tokens/colours/colours.ts';
import type { PrintedLine } from '../content/document-content.ts';
import type { Sheets } from '../pdf/sheets.ts';

/** A circle where one of several is taken, a box where each may be; filled where it is. The words beside say the same. */
export function paintChoice(
  sheets: Sheets,
  { sign, isTaken }: NonNullable<PrintedLine['choice']>,
  x: number,
  y: number,
): void {
  const { kit } = sheets;
  sheets.aside(() => {
    const colour = isTaken ? palette.success : palette['line-strong'];
    const shape = (radius: number) =>
      sign === 'circle' ? kit.circle(x, y, radius) : kit.rect(x - radius, y - radius, 2 * radius, 2 * radius);
    shape(4.2).lineWidth(0.9).strokeColor(colour).stroke();
    if (isTaken) shape(2.3).fillColor(colour).fill();
  });
}
