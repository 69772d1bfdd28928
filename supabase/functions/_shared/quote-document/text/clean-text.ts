/** What ends a line, for any program. */
const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/**
 * What has no shape of its own: controls, soft hyphens, joiners, marks that turn the direction, choices between shapes, and
 * halves of characters. A document that kept them would show boxes, or hide words behind others.
 */
const shapeless = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Variation_Selector}]/gu;

/** Spaces that our fonts lack. */
const spaces = /[\t\u1680\u2000-\u200a\u205f\u3000]/g;

/** Text as it can be printed: its lines kept, no more than one empty one between them. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(lineEnd, '\n')
    .replaceAll(spaces, ' ')
    .replaceAll(shapeless, '')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
