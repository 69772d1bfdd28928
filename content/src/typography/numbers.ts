import { placeholder } from './kept-parts.ts';

const noBreak = '\u00A0';
const number = String.raw`[\d${placeholder}]`;
const units = 'm²|m³|km|cm|mm|kg|°C|MB|kB|Mo|м²|м³|км|см|мм|кг|МБ|€';

const unitAfterNumber = new RegExp(String.raw`(?<=${number}) (?=(?:${units})(?![\p{L}\p{N}]))`, 'gu');
const amountAfterSign = new RegExp(String.raw`(?<=€) (?=${number})`, 'gu');
const percent = new RegExp(String.raw`(?<=${number})\s?%`, 'gu');

/** Two numbers of up to four figures, and nothing that reads on as a code or a date, or follows the letters of a norm. */
const range = /(?<!\p{Lu}{2} )(?<![\p{L}\p{N}.,/–-])(\d{1,4}) ?[-–] ?(\d{1,4})(?![\p{L}\p{N}/–-]|[.,]\d)/gu;
const hours = /(\d{1,2}[:.]\d\d) ?[-–] ?(?=\d{1,2}[:.]\d\d)/g;
const placeholders = new RegExp(String.raw`(?<=[${placeholder}])-(?=[${placeholder}])`, 'gu');

const anyNumber = new RegExp(number);

/** Numbers stay with their units, and ranges have an en dash. */
export function setNumbers(beforePercent: string, text: string): string {
  // Most texts have none, and there are ten thousands of them.
  if (!anyNumber.test(text)) return text;
  return text
    .replaceAll(percent, `${beforePercent}%`)
    .replaceAll(unitAfterNumber, noBreak)
    .replaceAll(amountAfterSign, noBreak)
    .replaceAll(range, '$1–$2')
    .replaceAll(hours, '$1–')
    .replaceAll(placeholders, '–');
}
