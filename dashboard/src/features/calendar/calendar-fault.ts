import type { OrderAnswer } from '@vakman/domain/calendar/calendar.answers';
import { formatTime, formatShortDay } from '@vakman/domain/format/format.dates';
import { fill } from '@vakman/domain/text/fill';
import { BackendError } from '@vakman/supabase/client/connection';
import type { CalendarWords } from '../../../generated/calendar.words.ts';
import { language } from '../../words/language.ts';

type Faults = CalendarWords['faults'];

/** Codes by which the backend says why it did not do something. */
const sentences: Readonly<Record<string, keyof Faults>> = {
  changed: 'changed',
  PT409: 'changed',
  PT404: 'changed',
  '23514': 'early',
  over: 'over',
  told: 'told',
  taken: 'taken',
};

/** What somebody is told whose order failed. */
export function faultOf(error: unknown, faults: Faults): string {
  const code = error instanceof BackendError ? error.code : '';
  return faults[sentences[code] ?? 'unknown'];
}

/** How many free times are named. */
const named = 3;

/** Why an order was not carried out, with times that are free; undefined where it was. */
export function refusalOf(answer: OrderAnswer, faults: Faults): string | undefined {
  if (answer.done) return undefined;
  if (answer.alternatives.length === 0) return faults.noneFree;
  const times = answer.alternatives
    .slice(0, named)
    .map(({ starts_at }) => `${formatShortDay(starts_at, language)} ${formatTime(starts_at, language)}`);
  return fill(faults.notFree, {
    times: new Intl.ListFormat(language, { type: 'disjunction' }).format(times),
  });
}
