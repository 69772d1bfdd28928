/** What is no running text: code, tags, entities, targets of links, addresses, dates and phone numbers. */
const unspoken = [
  /`[^`]*`/,
  /<[^>]+>/,
  /&#?\w+;/,
  /\]\([^)]*\)/,
  /https?:\/\/\S+?(?=[.,;:!?)]*(?:\s|$))/,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
  /\d{4}-\d\d-\d\d/,
  /\+\d[\d ()-]+\d/,
  /\b0\d[\d -]{6,}\d/,
]
  .map(({ source }) => source)
  .join('|');

const placeholderOrUnspoken = new RegExp(String.raw`\{\w+\}|${unspoken}`, 'g');

const firstPlaceholder = 0xe000;
const firstUnspoken = 0xf000;

/** A placeholder while rules work; most of them become a number or a name. */
export const placeholder = '\uE000-\uEFFF';
/** A part without words while rules work. */
export const unspokenPart = '\uF000-\uF8FF';

/** Runs rules over a text of which the parts that are no running text stand as one sign each, and come back whole. */
export function aroundKeptParts(text: string, rules: (text: string) => string): string {
  const kept: string[] = [];
  const reduced = text.replaceAll(placeholderOrUnspoken, (part) => {
    const first = part.startsWith('{') ? firstPlaceholder : firstUnspoken;
    return String.fromCharCode(first + kept.push(part) - 1);
  });
  return rules(reduced).replaceAll(/[\uE000-\uF8FF]/g, (sign) => kept[sign.charCodeAt(0) % 0x1000] ?? sign);
}
