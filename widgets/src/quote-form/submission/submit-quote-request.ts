import { consentKey } from '@vakman/domain/consent';
import { gatherSourceDetails } from '@vakman/domain/form/form.source-details';
import { quoteRequestReference } from '@vakman/domain/quote-request/quote-request.reference';
import type { QuoteRequest } from '@vakman/domain/quote-request/quote-request.schema';
import { answerDue } from '@vakman/domain/response-clock/response-clock.answer-due';
import { fill } from '@vakman/domain/text/fill';
import { facts } from '../../../generated/facts.ts';
import { attempt } from '../../storage/attempt.ts';
import { browserStorage } from '../../storage/browser-storage.ts';
import { isOwnSite } from '../../own-site.ts';
import type { FormTrouble } from '../../form/trouble.ts';
import { validSource } from '../../form/valid-source.ts';
import type { ToastMessage } from '../../ui/toast/use-toasts.ts';
import type { QuoteFormProps } from '../quote-form.props.ts';
import type { Receipt, Refusal } from '../quote-form.state.ts';
import { cleanUpSoon } from '../storage/clean-up.ts';
import { leadOn } from './lead-on.ts';
import { sendQuoteRequest, type SendingTools } from './send-quote-request.ts';

// What follows the sending comes with it, in one chunk, before anything is sent.
export { ToastRegion } from '../../ui/toast/toast.tsx';
export { DonePanel } from '../done-panel.tsx';
export { quoteFormBackend } from '../quote-form.backend.ts';
export { nowhere } from './try-out.ts';
export { createRequestIdentity } from './send-quote-request.ts';

/** In the place of a reference where nothing was sent. */
const testReference = 'TEST-0000';

/** A form whose values were found to be in order. */
export interface FilledForm {
  readonly values: QuoteRequest;
  readonly honeypot: string;
  readonly props: QuoteFormProps;
}

export interface SubmissionTools extends SendingTools {
  readonly showToast: (toast: ToastMessage) => void;
  /** Told of the request that was stored. */
  readonly accept: (receipt: Receipt) => void;
}

/**
 * Sends a request and tells visitor and page that it arrived, or answers why it did not. A filled honeypot is no visitor,
 * or one whose browser fills in what nobody sees: he is told, and may send again or call.
 */
export async function submitQuoteRequest(
  { values, honeypot, props }: FilledForm,
  { showToast, accept, ...tools }: SubmissionTools,
): Promise<Refusal | undefined> {
  const { language, words, emit, source, test = false } = props;
  const { toasts } = words.messages;
  const refuse = (trouble: FormTrouble): Refusal => {
    // Being offline is no fault, and its text stays in the form until it is over.
    const noticed = trouble !== 'offline';
    if (noticed) showToast({ kind: 'error', ...toasts[trouble], phone: facts.company.phone });
    return { trouble, noticed };
  };
  if (honeypot) return refuse('trapped');
  if (!test && hasDeclinedCookies()) showToast({ kind: 'info', ...toasts.cookiesDeclined });
  const request = {
    ...values,
    language,
    source: validSource(source),
    source_details: detailsOf(props),
  };
  const outcome = await sendQuoteRequest(request, tools);
  if (outcome.kind === 'refused') return refuse(outcome.trouble);

  const { title, text } = toasts.success;
  const { replyWithinHours } = facts.company;
  if (outcome.photosFailed) showToast({ kind: 'warning', ...toasts.photosFailed });
  // Nothing was sent in a test, and nobody is told that it was.
  if (!test) {
    showToast({ kind: 'success', title, text: fill(text, { replyWithinHours }) });
    cleanUpSoon();
  }
  const reference = test ? testReference : quoteRequestReference(outcome.id);
  emit('quote-request-submitted', { reference });
  const { storedAt } = outcome;
  const answerBy = storedAt === undefined ? undefined : answerDue(storedAt, replyWithinHours);
  accept({ reference, email: values.email, answerBy });
  leadOn(props.redirect, reference);
  return undefined;
}

const detailsOf = ({ forward, partnerReference, hiddenFields }: QuoteFormProps) =>
  gatherSourceDetails({
    query: new URLSearchParams(location.search),
    forward,
    reference: partnerReference,
    // An object where a script set the property.
    hidden:
      typeof hiddenFields === 'string' ? attempt(() => JSON.parse(hiddenFields) as unknown) : hiddenFields,
  });

/** The key belongs to our own cookie notice; on another site it means something else. */
function hasDeclinedCookies(): boolean {
  return isOwnSite() && browserStorage('localStorage').getItem(consentKey) === 'declined';
}
