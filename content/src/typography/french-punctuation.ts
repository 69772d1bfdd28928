import { unspokenPart } from './kept-parts.ts';

const high = /(?<=[^\s([«])\s*([;!?]+)(?=[\s»)\]*_,.]|$)/gu;
const colon = new RegExp(String.raw`(?<=[^\s([«])\s*:(?=[\s*${unspokenPart}]|$)`, 'gu');

/**
 * A space that does not break before `;`, `:`, `!` and `?` and inside guillemets. The wide one for all of them: the
 * narrow one is missing from the fonts of many mail programs.
 */
export function setFrenchPunctuation(text: string): string {
  return text
    .replaceAll(high, '\u00A0$1')
    .replaceAll(colon, '\u00A0:')
    .replaceAll(/«\s*/g, '«\u00A0')
    .replaceAll(/\s*»/g, '\u00A0»');
}
