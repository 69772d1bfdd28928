import { brokenRule } from '@vakman/domain/booking/booking.broken-rules.ts';
import { htmlResponse } from '../../_shared/page/html-response.ts';
import type { CheckedVisit } from '../check-visit.ts';
import { bookedPage } from '../page/booked-page.ts';
import { contactPage } from '../page/contact-page.ts';
import { summaryPage } from '../page/summary-page.ts';
import { troubleStatus, type Trouble } from '../page/trouble.ts';
import type { Turn } from '../turn.ts';
import type { Visit } from '../visit.ts';
import { bookVisit } from './book-visit.ts';
import { lostPhotos } from './lost-photos.ts';
import { showCalledOff, showNearest } from './show-times.ts';

function showBroken(turn: Turn, visit: Visit & { id: string }, startsAt: string, rule: string): Response {
  const broken = brokenRule(rule);
  if (broken?.kind === 'wrong') {
    return htmlResponse(contactPage({ ...turn, visit, errors: broken.errors }), 422);
  }
  const trouble: Trouble = broken?.kind === 'already booked' ? broken.kind : 'failed';
  turn.dependencies.log('booking refused', { booking: visit.id, rule });
  return htmlResponse(summaryPage({ ...turn, visit, startsAt, trouble }), troubleStatus[trouble]);
}

/** Books. Sent again, it answers with the same appointment. */
export async function answerSummary(
  turn: Turn,
  checked: CheckedVisit & { readonly ok: true },
): Promise<Response> {
  const { notify, inBackground, log, newId } = turn.dependencies;
  const { startsAt } = checked;
  const asked = { ...turn.visit, id: turn.visit.id ?? newId() };
  const { answer, photoPaths, unsigned } = await bookVisit(turn, asked, checked);
  const visit = { ...asked, photoPaths };
  const { id } = visit;
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
  const lost = unsigned === 0 ? 0 : await lostPhotos({ ...turn, visit: asked }, id);
  return htmlResponse(bookedPage({ ...turn, visit, booked: answer, lostPhotos: lost }), 200);
}
