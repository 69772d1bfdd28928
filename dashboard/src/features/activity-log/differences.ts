import type { Activity } from '@vakman/domain/activity-log/activity-log';
import { formatDate, formatShortMoment } from '@vakman/domain/format/format.dates';
import type { Language } from '@vakman/domain/languages/languages';
import type { ActivityLogWords } from '../../../generated/activity-log.words.ts';

/** A field of a record as it was and as it became, in words; empty where there was none. */
export interface Difference {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const day = /^\d{4}-\d\d-\d\d$/;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type NameOf = (id: string) => string;

interface Telling {
  readonly words: ActivityLogWords;
  readonly language: Language;
  /** A colleague's name; empty where the id is nobody's. */
  readonly nameOf: NameOf;
}

/** Columns whose values we chose; what stands in others somebody may have typed. */
const chosenColumns = new Set(['state', 'status', 'role', 'lost_reason', 'channel', 'kind', 'repeats']);

function inWords(column: string, value: unknown, telling: Telling): string {
  const { words, language, nameOf } = telling;
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((each) => inWords(column, each, telling)).join(', ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, each]) => `${fieldName(name, words)}: ${inWords(name, each, telling)}`)
      .join('; ');
  }
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = String(value);
  if (chosenColumns.has(column) && Object.hasOwn(words.values, text))
    return words.values[text as keyof typeof words.values];
  if (moment.test(text) && !Number.isNaN(Date.parse(text))) return formatShortMoment(text, language);
  if (day.test(text)) return formatDate(text, language);
  return uuid.test(text) ? nameOf(text) || text : text;
}

/** What a column is called; one that is newer than these words by its own name. */
export function fieldName(column: string, { fields }: ActivityLogWords): string {
  return Object.hasOwn(fields, column) ? fields[column as keyof typeof fields] : column.replaceAll('_', ' ');
}

/** Ids and what is written twice say nothing to anybody who reads. */
const silent = new Set([
  'id',
  'record_id',
  'request_id',
  'booking_id',
  'created_at',
  'root_id',
  'occupied',
  'answered_version',
]);

/** What an entry says that changed, without what is empty before and after. */
export function differencesOf({ before, after }: Activity, telling: Telling): Difference[] {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return columns
    .filter((column) => !silent.has(column))
    .map((column) => ({
      field: fieldName(column, telling.words),
      before: inWords(column, before?.[column], telling),
      after: inWords(column, after?.[column], telling),
    }))
    .filter((difference) => difference.before !== difference.after);
}
