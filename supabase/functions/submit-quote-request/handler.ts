import type { Facts } from '@vakman/domain/facts/facts.ts';
import { localisedPath } from '@vakman/domain/languages/languages.ts';
import { checkQuoteRequest } from '@vakman/domain/quote-request/quote-request.schema.ts';
import type { QuoteRequests } from '../_shared/database/quote-requests.ts';
import type { ClaimUploads } from '../_shared/database/upload-claims.ts';
import { checkPhotos } from '../_shared/form/check-photos.ts';
import { readForm, type ReadForm } from '../_shared/form/read-form.ts';
import { uploadPhotos, type PhotoStore } from '../_shared/form/upload-photos.ts';
import { senderAddress } from '../_shared/http/caller.ts';
import { methodNotAllowed } from '../_shared/http/method-not-allowed.ts';
import type { Log } from '../_shared/log/log.ts';
import { htmlResponse } from '../_shared/page/html-response.ts';
import type { Attachments } from '../_shared/storage/attachments.ts';
import { formPage, type FormPage, type FormProblem } from './page/form-page.ts';
import { receivedPage } from './page/received-page.ts';
import { contentDigest, requestId } from './request-id.ts';
import { storeRequest } from './store-request.ts';
import { readSubmission, type Submission } from './submission.ts';

export interface Dependencies {
  readonly siteUrl: string;
  readonly facts: Facts;
  readonly attachments: Pick<Attachments, 'upload' | 'links'>;
  readonly quoteRequests: QuoteRequests;
  readonly claimUploads: ClaimUploads;
  /** Asks for the mails of a stored request to be sent. */
  readonly notify: (requestId: string) => Promise<unknown>;
  readonly inBackground: (work: Promise<unknown>) => void;
  readonly now: () => Date;
  readonly log: Log;
}

const statuses: Readonly<Record<FormProblem, number>> = {
  invalid: 422,
  'too large': 413,
  'not readable': 400,
  'too many requests': 429,
  failed: 503,
};

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

function thankYou({ siteUrl }: Dependencies, { language }: Submission): Response {
  const location = `${siteUrl}${localisedPath(language, '/offerte-aanvragen/bedankt')}`;
  return new Response(null, { status: 303, headers: { location } });
}

type Shown = Partial<Pick<FormPage, 'errors' | 'photos' | 'sent'>>;

function showAgain(
  problem: FormProblem | null,
  submission: Submission,
  shown: Shown,
  dependencies: Dependencies,
): Response {
  const { siteUrl, facts } = dependencies;
  const photos = { paths: submission.photoPaths, errors: [], lost: 0 };
  const page = formPage({ problem, submission, errors: {}, photos, sent: null, ...shown, facts, siteUrl });
  return htmlResponse(page, problem === null ? 200 : statuses[problem]);
}

function photoStoreFor(address: string, { attachments, claimUploads, log }: Dependencies): PhotoStore {
  return { attachments, claimUploads: (files) => claimUploads(address, files), log };
}

/** Checks, uploads and stores what a visitor sent. */
async function submit(
  form: ReadForm,
  submission: Submission,
  address: string,
  dependencies: Dependencies,
): Promise<Response> {
  const { siteUrl, facts, quoteRequests, notify, inBackground, now, log } = dependencies;
  const { language, photoPaths: kept } = submission;
  const photoStore = photoStoreFor(address, dependencies);
  const checked = checkQuoteRequest(submission.draft);
  const checkedPhotos = checkPhotos(form, kept.length);
  // Also when a field is wrong, so that no photo has to be chosen twice.
  const uploads = await uploadPhotos(checkedPhotos.photos, photoStore);
  const photoPaths = [...kept, ...uploads.stored];
  const photos = { paths: photoPaths, errors: checkedPhotos.errors, lost: uploads.failed };
  if (!checked.ok) return showAgain('invalid', submission, { errors: checked.errors, photos }, dependencies);
  if (photos.errors.length > 0) return showAgain('invalid', submission, { photos }, dependencies);

  const id = requestId(submission, checkedPhotos.photos, dayOf(now()));
  const result = await storeRequest(
    { id, value: checked.value, submission, photoPaths, senderAddress: address },
    quoteRequests,
    photoStore,
  );
  if (result.kind !== 'stored') {
    const sent = { id, content: contentDigest({ ...submission, photoPaths }) };
    return showAgain(result.kind, submission, { photos, sent }, dependencies);
  }
  // The schedule sends what this call does not.
  inBackground(notify(id).catch(() => log('notification not called', { request: id })));
  if (result.failedPhotos + uploads.failed === 0) return thankYou(dependencies, submission);
  return htmlResponse(receivedPage({ id, language, facts, siteUrl }), 200);
}

/**
 * The quote form's target where no script runs: `multipart/form-data` with the fields of `domain`, `photos`,
 * `photo_path`, `language`, `source` and `id`. Answers 303 to the thank-you page, or the form again with
 * everything typed: 422 with errors, 413 and 400 for what could not be read, 429, 503; 200 where another form
 * hands over what it knows with `begin`.
 */
export async function handle(request: Request, dependencies: Dependencies): Promise<Response> {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const form = await readForm(request);
  const submission = readSubmission(form);
  if (form.problem !== undefined) return showAgain(form.problem, submission, {}, dependencies);
  // A program is told what a visitor is told, so that it does not try again.
  if (submission.isTrapped) return thankYou(dependencies, submission);
  if (submission.isBeginning) return showAgain(null, submission, {}, dependencies);
  return submit(form, submission, senderAddress(request), dependencies);
}
