import { htmlResponse } from '../../_shared/page/html-response.ts';
import type { CheckedSubmission } from '../check-submission.ts';
import { summaryPage } from '../page/summary-page.ts';
import { answered, type Turn } from '../turn.ts';
import { showCalledOff, showNearest } from './show-times.ts';

/** Who and where is known: the time is held anew, and everything is shown once more. */
export async function answerContact(
  turn: Turn,
  { booking, startsAt }: CheckedSubmission & { readonly ok: true },
): Promise<Response> {
  const { dependencies, address } = turn;
  const submission = { ...turn.submission, id: turn.submission.id ?? dependencies.newId() };
  const hold = await answered(turn, 'time not held', () =>
    dependencies.bookings.hold(address, { id: submission.id, size: booking.square_meters, startsAt }),
  );
  if (hold === 'called off') return showCalledOff(turn, submission);
  // The visitor may book without: his time is given with the booking.
  const page = { ...turn, submission, startsAt };
  if (hold === undefined || hold === 'unheld') {
    return htmlResponse(summaryPage({ ...page, isUnheld: true }), 200);
  }
  if (!hold.held) return showNearest(turn, submission, hold.alternatives);
  return htmlResponse(summaryPage({ ...page, heldUntil: hold.expires_at }), 200);
}
