import { locales, type Language } from '../languages/languages.ts';
import { quoteLimits } from './quote.lines.ts';

/** Signs that stand between the digits of a number, beside spaces. */
const marks = /[.,]/g;
/** Spaces, apostrophes as the Swiss write them, and what stands before or behind an amount. */
const aside = /[\s'’€]/g;

/** Which sign begins the part behind the whole: of both, the last; of one alone, that which groups of three do not explain. */
function decimalMark(text: string, places: number): string | undefined {
  const [first, ...others] = text.match(marks) ?? [];
  if (first === undefined) return undefined;
  const last = others.at(-1);
  if (last !== undefined) return last === first ? undefined : last;
  const [whole = '', rest = ''] = text.split(first);
  // 1.234 is a thousand, 0.125 is not, nor is anything whose digits behind the sign are not three.
  const isGroup = rest.length === 3 && places < 3 && /^[1-9]\d{0,2}$/.test(whole);
  return isGroup ? undefined : first;
}

/**
 * A number as people type it, with a point or a comma before what is behind the whole, and points, commas, spaces or
 * apostrophes between the thousands: `1.234,56` and `1,234.56` are the same.
 *
 * @param places digits that may stand behind the whole, which the answer counts in.
 * @returns null for nothing, undefined for what is no number.
 */
function readNumber(typed: string, places: number): number | null | undefined {
  const text = typed.replaceAll(aside, '').replace(/^[−–]/, '-');
  if (text === '') return null;
  const size = text.replace(/^[-+]/, '');
  const mark = decimalMark(size, places);
  const [whole = '', rest = '', ...more] = mark === undefined ? [size] : size.split(mark);
  const groups = whole.split(/[.,]/);
  const areGroups =
    groups.length === 1 ||
    groups.every((group, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group));
  const oneSign = new Set(whole.match(marks) ?? []).size <= 1;
  if (more.length > 0 || !areGroups || !oneSign || rest.length > places) return undefined;
  const digits = groups.join('');
  if (!/^\d*$/.test(digits + rest) || digits + rest === '' || digits.length > 12) return undefined;
  const number = Number(digits + rest.padEnd(places, '0'));
  return text.startsWith('-') ? 0 - number : number;
}

/** Cents of a price per unit; null for none, undefined for what is none or more than a line may have. */
export function readCents(typed: string): number | null | undefined {
  const cents = readNumber(typed, 2);
  return typeof cents === 'number' && Math.abs(cents) > quoteLimits.unitPrice ? undefined : cents;
}

/** Thousandths of a quantity, with at most two digits behind the whole; null for none, undefined for what is none. */
export function readQuantity(typed: string): number | null | undefined {
  const hundredths = readNumber(typed, 2);
  if (typeof hundredths !== 'number') return hundredths;
  const thousandths = hundredths * 10;
  return thousandths < 1 || thousandths > quoteLimits.quantity ? undefined : thousandths;
}

const written = (language: Language, digits: number) =>
  new Intl.NumberFormat(locales[language], {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: Math.max(digits, 3),
  });

/** Cents as they stand in a field, `1234,56`. */
export const writeCents = (cents: number, language: Language): string =>
  written(language, 2).format(cents / 100);

/** Thousandths as they stand in a field or a line, `24,5`. */
export const writeQuantity = (thousandths: number, language: Language): string =>
  written(language, 0).format(thousandths / 1000);
