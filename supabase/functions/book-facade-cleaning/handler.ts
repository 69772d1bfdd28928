import { visitMinutes } from '@vakman/domain/booking/booking.rules.ts';
import { defaultLanguage } from '@vakman/domain/languages/languages.ts';
import { allPhotos, receiveForm } from '../_shared/form/receive-form.ts';
import { firstValue } from '../_shared/form/sent-values.ts';
import { senderStorageOf } from '../_shared/form/upload-photos.ts';
import { methodNotAllowed } from '../_shared/http/method-not-allowed.ts';
import { htmlResponse } from '../_shared/page/html-response.ts';
import { pageAddress } from '../_shared/page/page-address.ts';
import { checkSubmission, choiceErrors, type CheckedSubmission } from './check-submission.ts';
import { contactPage } from './page/contact-page.ts';
import { troubleStatus } from './page/trouble.ts';
import { whatPage } from './page/what-page.ts';
import { answerCalendar } from './steps/calendar.ts';
import { answerContact } from './steps/contact.ts';
import { showTimes } from './steps/show-times.ts';
import { answerSummary } from './steps/summary.ts';
import { answerWhat } from './steps/what.ts';
import { answerWhen } from './steps/when.ts';
import type { Dependencies, Turn } from './turn.ts';
import { readSubmission } from './submission.ts';

export type { Dependencies };

function toFirstPage(siteUrl: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location: pageAddress(siteUrl, 'booking', defaultLanguage) },
  });
}

/** The page on which the first error stands, with what is wrong there. */
function showErrors(
  turn: Turn,
  { step, errors }: CheckedSubmission & { readonly ok: false },
): Response | Promise<Response> {
  const { submission } = turn;
  if (step === 'what') return htmlResponse(whatPage({ ...turn, errors }), 422);
  if (step === 'when') return showTimes(turn, submission, { status: 422, isMissing: true });
  return htmlResponse(contactPage({ ...turn, errors }), 422);
}

/** The same page again: browsers too fill in what nobody sees, and nobody is told that he booked who did not. */
function showTrapped(turn: Turn): Response {
  const trouble = 'trapped';
  const page =
    turn.submission.step === 'what' ? whatPage({ ...turn, trouble }) : contactPage({ ...turn, trouble });
  return htmlResponse(page, troubleStatus[trouble]);
}

/** A page behind the first one. Each is checked as if nothing had been before. */
function answerLater(turn: Turn): Response | Promise<Response> {
  const { submission, facts, bookingFacts, now } = turn;
  const errors = choiceErrors(submission);
  if (submission.go === 'what' || Object.keys(errors).length > 0) {
    const isAsked = submission.go === 'what';
    return htmlResponse(whatPage({ ...turn, ...(!isAsked && { errors }) }), isAsked ? 200 : 422);
  }
  if (visitMinutes(submission.draft.square_meters, bookingFacts.rules) === null) {
    return htmlResponse(whatPage({ ...turn, isTooLarge: true }), 200);
  }
  if (submission.step === 'when') return answerWhen(turn);
  if (submission.go === 'when') return showTimes(turn, submission);
  if (submission.go === 'contact') return htmlResponse(contactPage(turn), 200);
  const checked = checkSubmission(submission, {
    servedTowns: facts.servedTowns,
    rules: bookingFacts.rules,
    now,
  });
  if (!checked.ok) return showErrors(turn, checked);
  return submission.step === 'summary' ? answerSummary(turn, checked) : answerContact(turn, checked);
}

/**
 * The booking where no script runs, page by page: `multipart/form-data` with the fields of `domain`, `photos`,
 * `photo_path`, `language`, `source`, `id`, `starts_at`, `early_start`, the page's own name as `step` and its button
 * as `go`. Answers with the next page, or the same again with what is wrong: 422 with errors or a filled trap, 409 where the time was
 * lost, 413 and 400 for what could not be read, 429, 503. Everything told so far goes along in every page. The last
 * page has a form of its own, whose step `calendar` answers with a calendar file.
 */
export async function handle(request: Request, dependencies: Dependencies): Promise<Response> {
  const { siteUrl, facts, bookingFacts } = dependencies;
  // A tab that is opened again asks without what was typed in it.
  if (request.method === 'GET' || request.method === 'HEAD') return toFirstPage(siteUrl);
  if (request.method !== 'POST') return methodNotAllowed('GET, HEAD, POST');
  const address = dependencies.senderAddress(request);
  const form = await receiveForm(request, senderStorageOf(address, dependencies));
  const sent = readSubmission(form);
  const photos = allPhotos(form, sent.photoPaths);
  const turn: Turn = {
    siteUrl,
    facts,
    bookingFacts,
    now: dependencies.now(),
    submission: { ...sent, photoPaths: photos.paths },
    form,
    photos,
    address,
    dependencies,
  };
  const { submission } = turn;
  if (form.problem !== undefined) {
    return htmlResponse(whatPage({ ...turn, trouble: form.problem }), troubleStatus[form.problem]);
  }
  if (submission.isTrapped) return showTrapped(turn);
  if (firstValue(form, 'step') === 'calendar') return answerCalendar(turn);
  return submission.step === 'what' ? answerWhat(turn) : answerLater(turn);
}
