import { visitMinutes } from '@vakman/domain/booking/booking.rules.ts';
import { htmlResponse } from '../../_shared/page/html-response.ts';
import { whatErrors } from '../check-submission.ts';
import { whatPage } from '../page/what-page.ts';
import type { Turn } from '../turn.ts';
import { showTimes } from './show-times.ts';

/** The choices and photos of the first page; a good one leads to price and times. */
export async function answerWhat(turn: Turn): Promise<Response> {
  const { submission: sent, photos, facts, bookingFacts, dependencies } = turn;
  const submission = { ...sent, id: sent.id ?? dependencies.newId() };
  const errors = whatErrors(submission, facts.servedTowns);
  if (Object.keys(errors).length + photos.errors.length + photos.lost > 0) {
    return htmlResponse(whatPage({ ...turn, submission, errors }), 422);
  }
  if (visitMinutes(submission.draft.square_meters, bookingFacts.rules) === null) {
    return htmlResponse(whatPage({ ...turn, submission, isTooLarge: true }), 200);
  }
  return showTimes(turn, submission);
}
