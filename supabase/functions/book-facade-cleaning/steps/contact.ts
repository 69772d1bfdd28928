import { htmlResponse } from '../../_shared/page/html-response.ts';
import type { CheckedVisit } from '../check-visit.ts';
import { summaryPage } from '../page/summary-page.ts';
import { answered, type Turn } from '../turn.ts';
import { showCalledOff, showNearest } from './show-times.ts';

/** Who and where is known: the time is held anew, and everything is shown once more. */
export async function answerContact(
  turn: Turn,
  { booking, startsAt }: CheckedVisit & { readonly ok: true },
): Promise<Response> {
  const { dependencies, address } = turn;
  const visit = { ...turn.visit, id: turn.visit.id ?? dependencies.newId() };
  const hold = await answered(turn, 'time not held', () =>
    dependencies.bookings.hold(address, { id: visit.id, size: booking.square_meters, startsAt }),
  );
  if (hold === 'called off') return showCalledOff(turn, visit);
  // The visitor may book without: his time is given with the booking.
  const page = { ...turn, visit, startsAt };
  if (hold === undefined || hold === 'unheld') {
    return htmlResponse(summaryPage({ ...page, isUnheld: true }), 200);
  }
  if (!hold.held) return showNearest(turn, visit, hold.alternatives);
  return htmlResponse(summaryPage({ ...page, heldUntil: hold.expires_at }), 200);
}
