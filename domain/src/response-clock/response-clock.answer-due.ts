import type { Moment } from '../format/format.dates.ts';

const hour = 3_600_000;

/**
 * When whoever asked for a quote is to be answered: so many hours later, as the site promises it, without a word on
 * weekends, holidays or clocks. The same as `private.answer_due` of the database.
 *
 * @returns ISO instant.
 */
export function answerDue(receivedAt: Moment, replyWithinHours: number): string {
  return new Date(new Date(receivedAt).getTime() + replyWithinHours * hour).toISOString();
}
