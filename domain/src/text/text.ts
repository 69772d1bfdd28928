/**
 * White space as both `String.prototype.trim` and the database's `private.trim_text` understand it
 * (ECMAScript WhiteSpace and LineTerminator).
 */
export const whiteSpace =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

/** Code points of the longest text that is looked into at all, white space at its ends included. */
export const longestSent = 20_000;

/** What a field of one line holds: line breaks and other control characters are white space, and that is one space. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** Length in code points, as PostgreSQL's `char_length` counts: an emoji is one. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** True for what PostgreSQL cannot store in `text`: NUL and half surrogate pairs. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** What a visitor pasted, made storable: NUL and half surrogate pairs taken out, all else kept. */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '').replaceAll(/\p{Surrogate}/gu, '');
}
