import type { Facts } from '@vakman/domain/facts/facts.ts';
import { checkQuoteRequest } from '@vakman/domain/quote-request/quote-request.schema.ts';
import type { QuoteRequests } from '../_shared/database/quote-requests.ts';
import { allPhotos, receiveForm, type FormPhotos } from '../_shared/form/receive-form.ts';
import { senderStorageOf, type PhotoServices, type SenderStorage } from '../_shared/form/upload-photos.ts';
import type { SenderAddress } from '../_shared/http/caller.ts';
import { methodNotAllowed } from '../_shared/http/method-not-allowed.ts';
import type { Notify } from '../_shared/outbox/notify.ts';
import { htmlResponse } from '../_shared/page/html-response.ts';
import { pageAddress } from '../_shared/page/page-address.ts';
import { formPage, type FormPage, type FormProblem } from './page/form-page.ts';
import { receivedPage } from './page/received-page.ts';
import { contentDigest, requestId } from './request-id.ts';
import { storeRequest } from './store-request.ts';
import { readSubmission, type Submission } from './submission.ts';

export interface Dependencies extends PhotoServices {
  readonly siteUrl: string;
  readonly facts: Facts;
  readonly quoteRequests: QuoteRequests;
  readonly senderAddress: SenderAddress;
  readonly notify: Notify;
  readonly inBackground: (work: Promise<unknown>) => void;
  readonly newId: () => string;
  readonly now: () => Date;
}

const statuses: Readonly<Record<FormProblem, number>> = {
  invalid: 422,
  trapped: 422,
  'too large': 413,
  'not readable': 400,
  'too many requests': 429,
  failed: 503,
};

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

function thankYou({ siteUrl }: Dependencies, { language }: Submission): Response {
  const location = pageAddress(siteUrl, 'thanks', language);
  return new Response(null, { status: 303, headers: { location } });
}

/** What a visitor sent. */
interface Sent {
  readonly submission: Submission;
  readonly photos: FormPhotos;
  /** Of the photos that came with this form. */
  readonly photoDigests: readonly string[];
  readonly address: string;
}

function showAgain(
  problem: FormProblem | null,
  { submission, photos }: Sent,
  { siteUrl, facts }: Dependencies,
  shown: Partial<Pick<FormPage, 'errors' | 'sent'>> = {},
): Response {
  const page = formPage({ problem, submission, errors: {}, photos, sent: null, ...shown, facts, siteUrl });
  return htmlResponse(page, problem === null ? 200 : statuses[problem]);
}

/** Checks and stores what a visitor sent. */
async function submit(
  sent: Sent,
  senderStorage: SenderStorage,
  dependencies: Dependencies,
): Promise<Response> {
  const { siteUrl, facts, quoteRequests, notify, inBackground, newId, now, log } = dependencies;
  const { submission, photos, photoDigests, address } = sent;
  const { language } = submission;
  const checked = checkQuoteRequest(submission.draft);
  if (!checked.ok) return showAgain('invalid', sent, dependencies, { errors: checked.errors });
  if (photos.errors.length > 0) return showAgain('invalid', sent, dependencies);

  const { photoPaths: kept } = submission;
  const result = await storeRequest(
    {
      id: requestId(submission, photoDigests, dayOf(now())),
      value: checked.value,
      submission,
      kept,
      added: photos.paths.slice(kept.length),
      senderAddress: address,
    },
    { quoteRequests, senderStorage, newId },
  );
  const { id, photoPaths } = result;
  if (result.kind !== 'stored') {
    const content = contentDigest({ ...submission, photoPaths });
    const lost = photos.lost + photos.paths.length - photoPaths.length;
    const again = { ...sent, photos: { ...photos, paths: photoPaths, lost } };
    return showAgain(result.kind, again, dependencies, { sent: { id, content } });
  }
  // The schedule sends what this call does not.
  inBackground(notify(id).catch(() => log('notification not called', { request: id })));
  if (result.failedPhotos + photos.lost === 0) return thankYou(dependencies, submission);
  return htmlResponse(receivedPage({ id, language, facts, siteUrl }), 200);
}

/**
 * The quote form's target where no script runs: `multipart/form-data` with the fields of `domain`, `photos`,
 * `photo_path`, `language`, `source` and `id`. Answers 303 to the thank-you page, or the form again with
 * everything typed: 422 with errors or a filled trap, 413 and 400 for what could not be read, 429, 503; 200 where another form
 * hands over what it knows with `begin`.
 */
export async function handle(request: Request, dependencies: Dependencies): Promise<Response> {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const address = dependencies.senderAddress(request);
  const senderStorage = senderStorageOf(address, dependencies);
  const form = await receiveForm(request, senderStorage);
  const submission = readSubmission(form);
  const photos = allPhotos(form, submission.photoPaths);
  const sent = { submission, photos, photoDigests: form.photos.digests, address };
  if (form.problem !== undefined) return showAgain(form.problem, sent, dependencies);
  // Browsers fill in what nobody sees too: nobody is told that a request arrived which did not.
  if (submission.isTrapped) return showAgain('trapped', sent, dependencies);
  if (submission.isBeginning) return showAgain(null, sent, dependencies);
  return submit(sent, senderStorage, dependencies);
}
