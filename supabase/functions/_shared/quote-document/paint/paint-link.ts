import { palette } from '@vakman/tokens/colours/colours.ts';
import { baselineOf, lineHeight, type Sheets } from '../pdf/sheets.ts';
import { body, inks } from './paint-text.ts';

/** Words that lead to a page, underlined. */
export function paintLink(sheets: Sheets, text: string, address: string): void {
  const { kit } = sheets;
  const ink = { ...inks.strong, colour: palette.accent };
  const height = lineHeight(ink);
  for (const line of sheets.typeset.lines(text, ink, body.width)) {
    sheets.keep(height);
    const baseline = sheets.y + baselineOf(ink);
    const link = sheets.element(sheets.element(sheets.root, 'P'), 'Link');
    sheets.within(link, 'Link', () => {
      sheets.line(line, body.x, baseline, ink);
      kit.moveTo(body.x, baseline + 1.6).lineTo(body.x + line.width, baseline + 1.6);
      kit.lineWidth(0.6).strokeColor(palette.accent).stroke();
    });
    // PDFKit writes a plain string as a name, and a wrapped one as text.
    const contents = Object(text) as string;
    kit.link(body.x, sheets.y, line.width, height, address, { structParent: link, Contents: contents });
    // A link is ended on its own sheet, which it names.
    link.end();
    sheets.y += height;
  }
}
