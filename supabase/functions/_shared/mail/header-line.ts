/** Code points of the longest header text. */
const longest = 150;

/**
 * What a visitor typed, made fit for a header: one line, without control characters and without the marks
 * that turn the direction of the text that follows.
 */
export function headerLine(text: string): string {
  const line = text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return [...line].slice(0, longest).join('');
}
