import { dayAfter, firstOfMonth, mondayOf } from '@vakman/domain/calendar/calendar-days';

export const spans = ['day', 'week', 'month'] as const;
/** How much of the calendar is seen at once. */
export type Span = (typeof spans)[number];

/** The first and the last day that are seen around a day; of a month six whole weeks. */
export function shownDays(span: Span, day: string): { readonly from: string; readonly to: string } {
  if (span === 'day') return { from: day, to: day };
  const from = mondayOf(span === 'week' ? day : firstOfMonth(day));
  return { from, to: dayAfter(from, span === 'week' ? 6 : 41) };
}

/** A day of the span before or after. */
export function turned(span: Span, day: string, turns: 1 | -1): string {
  if (span === 'month') return firstOfMonth(day, turns);
  return dayAfter(day, turns * (span === 'week' ? 7 : 1));
}
