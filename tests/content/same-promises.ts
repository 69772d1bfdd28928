import { refundDays, withdrawalDays } from '@vakman/domain/consumer-law';
import { vatPercents } from '@vakman/domain/quote/quote.vat';
import type { Translation } from './native-words.ts';

const days = /(\d+)\s?(?:dagen|days|Tagen?|jours|días|днів|дні|дней|дня|天)/g;
const site = /^content\/(terms|faq|messages|costs|services|treatments|provinces|cards|posts)/;
/** What the site promises of a quote, an invoice, a withdrawal or a complaint. */
const promised = /offert|factuur|rekening|herroep|bedenktijd|ontevreden/i;
/** A Dutch sentence on a withdrawal, outside the site: what it is called, and what is paid back. */
const withdrawal = /bedenktijd|herroepen/;
const refund = /krijgt u [^.]*\bterug\b/;
const percent = /(\d+)\s?(?:%|％|procent|per cent|Prozent|pour cent|por ciento|відсот|процент)/g;
const vat = /btw|VAT|Mehrwertsteuer|MwSt|TVA|IVA|ПДВ|НДС|增值税/;

const typed = (text: string, numbers: RegExp) =>
  [...text.matchAll(numbers)].map(([, number]) => Number(number));
const sentences = (text: string) => text.split(/(?<=[.?!])\s|(?<=[。？！])/);

/** A number of days that a promise of the site types, where a placeholder names it. */
export function typedDays({ place, language, text, dutch }: Translation): string[] {
  if (!site.test(place) || !promised.test(dutch)) return [];
  return typed(text, days).map((number) => `${place} (${language}): ${number} days`);
}

/** What a widget, a page behind the sign-in or a mail says of a withdrawal otherwise than the law. */
export function otherDays({ place, language, text }: Translation): string[] {
  if (language !== 'nl' || site.test(place)) return [];
  return sentences(text).flatMap((sentence) => {
    const legal = refund.test(sentence) ? refundDays : withdrawal.test(sentence) ? withdrawalDays : undefined;
    const others = legal === undefined ? [] : typed(sentence, days).filter((number) => number !== legal);
    return others.map((number) => `${place}: ${number} days instead of ${legal}`);
  });
}

/** Rates of value-added tax in force abroad that a page explains to whoever lives at the border. */
const abroad = new Map([['content/provinces/noord-brabant', [6]]]);

/** A rate of value-added tax that the rules of quotes do not know. */
export function otherRates({ place, language, text }: Translation): string[] {
  if (!vat.test(text)) return [];
  const elsewhere = [...abroad].flatMap(([folder, rates]) => (place.startsWith(folder) ? rates : []));
  const known = new Set<number>([...Object.values(vatPercents), ...elsewhere]);
  return sentences(text)
    .filter((sentence) => vat.test(sentence))
    .flatMap((sentence) => typed(sentence, percent))
    .filter((rate) => !known.has(rate))
    .map((rate) => `${place} (${language}): ${rate} %`);
}
