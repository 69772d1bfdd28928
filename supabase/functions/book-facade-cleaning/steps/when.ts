import * as z from 'zod/mini';
import type { BookingChoices } from '@vakman/domain/booking/booking.schema.ts';
import { htmlResponse } from '../../_shared/page/html-response.ts';
import { contactPage } from '../page/contact-page.ts';
import { answered, type Turn } from '../turn.ts';
import { showCalledOff, showNearest, showTimes } from './show-times.ts';

const day = z.iso.date();

/** The chosen time is held, and who and where is asked; or other days are shown. */
export async function answerWhen(turn: Turn): Promise<Response> {
  const { dependencies, address } = turn;
  const submission = { ...turn.submission, id: turn.submission.id ?? dependencies.newId() };
  const { startsAt, go, id } = submission;
  if (go.startsWith('from:')) {
    return showTimes(turn, { ...submission, shownFrom: day.safeParse(go.slice(5)).data ?? null });
  }
  if (startsAt === null) return showTimes(turn, submission, { status: 422, isMissing: true });
  const size = (submission.draft as BookingChoices).square_meters;
  const hold = await answered(turn, 'time not held', () =>
    dependencies.bookings.hold(address, { id, size, startsAt }),
  );
  if (hold === undefined) return showTimes(turn, submission, { trouble: 'failed' });
  // The visitor may book without: his time is given with the booking.
  if (hold === 'unheld') return htmlResponse(contactPage({ ...turn, submission, isUnheld: true }), 200);
  if (hold === 'called off') return showCalledOff(turn, submission);
  if (!hold.held) return showNearest(turn, submission, hold.alternatives);
  return htmlResponse(contactPage({ ...turn, submission, heldUntil: hold.expires_at }), 200);
}
