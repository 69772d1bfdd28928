import { htmlResponse } from '../../_shared/page/html-response.ts';
import { signPhotos } from '../../_shared/form/upload-photos.ts';
import type { FieldErrors, CheckedVisit } from '../check-visit.ts';
import { bookedPage } from '../page/booked-page.ts';
import { contactPage } from '../page/contact-page.ts';
import { summaryPage } from '../page/summary-page.ts';
import { troubleStatus, type Trouble } from '../page/trouble.ts';
import { answered, photoStoreOf, type Turn } from '../turn.ts';
import type { Visit } from '../visit.ts';
import { lostPhotos } from './lost-photos.ts';
import { showCalledOff, showNearest } from './show-times.ts';

/** Rules that only the database could find broken: the day has turned, or the area has changed. */
const brokenLater: Readonly<Record<string, FieldErrors>> = {
  early_start: { early_start: 'early_start.required' },
  postal_code_served: { postal_code: 'postal_code.outside' },
};

function showBroken(turn: Turn, visit: Visit & { id: string }, startsAt: string, rule: string): Response {
  const errors = brokenLater[rule];
  if (errors) return htmlResponse(contactPage({ ...turn, visit, errors }), 422);
  // Only who booked before has an id that is taken: with another address for his mails.
  const trouble: Trouble = rule === 'id' ? 'already booked' : 'failed';
  turn.dependencies.log('booking refused', { booking: visit.id, rule });
  return htmlResponse(summaryPage({ ...turn, visit, startsAt, trouble }), troubleStatus[trouble]);
}

/** Books. Sent again, it answers with the same appointment. */
export async function answerSummary(
  turn: Turn,
  { booking, startsAt }: CheckedVisit & { readonly ok: true },
): Promise<Response> {
  const { dependencies, address } = turn;
  const { bookings, notify, inBackground, log } = dependencies;
  const visit = { ...turn.visit, id: turn.visit.id ?? dependencies.newId() };
  const { id, language, source, photoPaths, earlyStart } = visit;
  const photos = await signPhotos(photoPaths, photoStoreOf(turn));
  const answer = await answered(turn, 'booking not stored', () =>
    bookings.book(address, {
      ...booking,
      id,
      starts_at: startsAt,
      impregnation: booking.impregnation === 'yes',
      photos: photos.stored,
      language,
      source,
      early_start: earlyStart,
    }),
  );
  if (answer === undefined || answer === 'too many') {
    const trouble: Trouble = answer === undefined ? 'failed' : 'too many requests';
    return htmlResponse(summaryPage({ ...turn, visit, startsAt, trouble }), troubleStatus[trouble]);
  }
  if (answer === 'called off') return showCalledOff(turn, visit);
  if ('broken' in answer) return showBroken(turn, visit, startsAt, answer.broken);
  if (!answer.booked) return showNearest(turn, visit, answer.alternatives);
  log('facade cleaning booked', { booking: id });
  // The schedule sends what this call does not.
  inBackground(notify(id).catch(() => log('notification not called', { booking: id })));
  const lost = photos.failed === 0 ? 0 : await lostPhotos(turn, id);
  return htmlResponse(bookedPage({ ...turn, visit, booked: answer, lostPhotos: lost }), 200);
}
