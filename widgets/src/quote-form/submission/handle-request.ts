import { consentKey } from '@vakman/domain/consent/consent';
import { quoteRequestReference } from '@vakman/domain/quote-request/quote-request.reference';
import type { QuoteRequest } from '@vakman/domain/quote-request/quote-request.schema';
import { fill } from '@vakman/domain/text/fill';
import { facts } from '../../../generated/facts.ts';
import { browserStorage } from '../../form/browser-storage.ts';
import { isOwnSite } from '../../own-site.ts';
import type { FormTrouble } from '../../form/trouble.ts';
import { validSource } from '../../form/valid-source.ts';
import type { ToastMessage } from '../../ui/toast/use-toasts.ts';
import type { QuoteFormProps } from '../quote-form.props.ts';
import type { Refusal } from '../quote-form.state.ts';
import { cleanUpSoon } from '../storage/clean-up.ts';
import { sendQuoteRequest, type SubmissionTools } from './send-quote-request.ts';

export interface CheckedRequest {
  readonly values: QuoteRequest;
  readonly honeypot: string;
  readonly props: QuoteFormProps;
}

export interface RequestTools extends SubmissionTools {
  readonly showToast: (toast: ToastMessage) => void;
}

export type HandledRequest =
  | { readonly kind: 'accepted'; readonly reference: string }
  | ({ readonly kind: 'refused' } & Refusal);

/**
 * Sends a request and tells visitor and page that it arrived. A filled honeypot is no visitor, or one whose browser
 * fills in what nobody sees: he is told, and may send again or call.
 */
export async function handleRequest(
  { values, honeypot, props }: CheckedRequest,
  { showToast, ...tools }: RequestTools,
): Promise<HandledRequest> {
  const { language, words, emit, source } = props;
  const { toasts } = words.messages;
  const refuse = (trouble: FormTrouble): HandledRequest => {
    // Being offline is no fault, and its text stays in the form until it is over.
    const noticed = trouble !== 'offline';
    if (noticed) showToast({ kind: 'error', ...toasts[trouble], phone: facts.company.phone });
    return { kind: 'refused', trouble, noticed };
  };
  if (honeypot) return refuse('trapped');
  if (hasDeclinedCookies()) showToast({ kind: 'info', ...toasts.cookiesDeclined });
  const submission = { values, language, source: validSource(source) };
  const outcome = await sendQuoteRequest(submission, tools);
  if (outcome.kind === 'refused') return refuse(outcome.trouble);

  const { title, text } = toasts.success;
  const { replyWithinHours } = facts.company;
  if (outcome.photosFailed) showToast({ kind: 'warning', ...toasts.photosFailed });
  showToast({ kind: 'success', title, text: fill(text, { replyWithinHours }) });
  cleanUpSoon();
  const reference = quoteRequestReference(outcome.id);
  emit('quote-request-submitted', { reference });
  return { kind: 'accepted', reference };
}

/** The key belongs to our own cookie notice; on another site it means something else. */
function hasDeclinedCookies(): boolean {
  return isOwnSite() && browserStorage('localStorage').getItem(consentKey) === 'declined';
}
