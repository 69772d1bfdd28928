import { brokenRule } from '@vakman/domain/booking/booking.broken-rules.ts';
import { htmlResponse } from '../../_shared/page/html-response.ts';
import type { CheckedSubmission } from '../check-submission.ts';
import { bookedPage } from '../page/booked-page.ts';
import { contactPage } from '../page/contact-page.ts';
import { summaryPage } from '../page/summary-page.ts';
import { troubleStatus, type Trouble } from '../page/trouble.ts';
import type { Turn } from '../turn.ts';
import type { Submission } from '../submission.ts';
import { bookSubmission } from './book-submission.ts';
import { lostPhotos } from './lost-photos.ts';
import { showCalledOff, showNearest } from './show-times.ts';

function showBroken(
  turn: Turn,
  submission: Submission & { id: string },
  startsAt: string,
  rule: string,
): Response {
  const broken = brokenRule(rule);
  if (broken?.kind === 'wrong') {
    return htmlResponse(contactPage({ ...turn, submission, errors: broken.errors }), 422);
  }
  const trouble: Trouble = broken?.kind === 'already booked' ? broken.kind : 'failed';
  turn.dependencies.log('booking refused', { booking: submission.id, rule });
  return htmlResponse(summaryPage({ ...turn, submission, startsAt, trouble }), troubleStatus[trouble]);
}

/** Books. Sent again, it answers with the same appointment. */
export async function answerSummary(
  turn: Turn,
  checked: CheckedSubmission & { readonly ok: true },
): Promise<Response> {
  const { notify, inBackground, log, newId } = turn.dependencies;
  const { startsAt } = checked;
  const asked = { ...turn.submission, id: turn.submission.id ?? newId() };
  const { answer, photoPaths, unsigned } = await bookSubmission(turn, asked, checked);
  const submission = { ...asked, photoPaths };
  const { id } = submission;
  if (answer === undefined || answer === 'too many') {
    const trouble: Trouble = answer === undefined ? 'failed' : 'too many requests';
    return htmlResponse(summaryPage({ ...turn, submission, startsAt, trouble }), troubleStatus[trouble]);
  }
  if (answer === 'called off') return showCalledOff(turn, submission);
  if ('broken' in answer) return showBroken(turn, submission, startsAt, answer.broken);
  if (!answer.booked) return showNearest(turn, submission, answer.alternatives);
  log('facade cleaning booked', { booking: id });
  // The schedule sends what this call does not.
  inBackground(notify(id).catch(() => log('notification not called', { booking: id })));
  const lost = unsigned === 0 ? 0 : await lostPhotos({ ...turn, submission: asked }, id);
  return htmlResponse(bookedPage({ ...turn, submission, booked: answer, lostPhotos: lost }), 200);
}
