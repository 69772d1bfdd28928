import type { Translation } from './native-words.ts';

/** Where a number is a promise or a rule, which no language may have otherwise. */
const promises =
  /^(content\/(terms|privacy|faq|costs|treatments)\/|supabase\/functions\/|widgets\/src\/(appointment|facade-booking)\/)/;
/** Says how something is typed, by an example of the language's own. */
const examples = / errors\./;
const quarterOfAnHour =
  /kwartier|quarter of an hour|Viertelstunde|quart d['’]heure|cuarto de hora|чверть години|четверть часа|一刻钟|十五分钟/gi;
const placeholder = /\{[^{}]*\}/g;
/** A dot, a comma or a space between a digit and three more. */
const grouping = /(?<=\d)[.,\u00A0\u202F ](?=\d{3}(?!\d))/g;

/** The numbers that a text types in digits, each once, in their order. */
export function typedNumbers(text: string): string[] {
  const plain = text
    .replaceAll(quarterOfAnHour, '15')
    .replaceAll(placeholder, '')
    .replaceAll(grouping, '')
    .replaceAll(/(?<=\d),(?=\d)/g, '.');
  return [...new Set(plain.match(/\d+(\.\d+)?/g))].toSorted();
}

/** What a promise or a rule says in one language with other numbers than in Dutch. */
export function otherNumbers({ place, language, text, dutch }: Translation): string[] {
  if (!promises.test(place) || examples.test(place)) return [];
  const [mine, theirs] = [typedNumbers(text).join(', '), typedNumbers(dutch).join(', ')];
  return mine === theirs ? [] : [`${place} (${language}): ${mine || 'none'} instead of ${theirs || 'none'}`];
}

/** An amount of money that is typed, where its place is `rates.yaml`. */
export function typedAmount({ place, language, text }: Translation): string[] {
  const isTyped = !place.startsWith('content/rates.yaml') && /€\s?\d|\d\s?€|\d\s?euro/i.test(text);
  return isTyped ? [`${place} (${language}): ${text}`] : [];
}
