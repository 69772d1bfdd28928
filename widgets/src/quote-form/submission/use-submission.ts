import type { QuoteRequest } from '@vakman/domain/quote-request/quote-request.schema';
import { useRef, useState, type Dispatch } from 'react';
import type { ToastMessage } from '../../ui/toast/use-toasts.ts';
import type { PhotoStore } from '../../form/photos/photo-store.ts';
import type { QuoteFormProps } from '../quote-form.props.ts';
import type { QuoteFormAction, Receipt, Refusal } from '../quote-form.state.ts';
import type { RequestIdentity } from './send-quote-request.ts';
import type * as Submission from './submit-quote-request.ts';

interface SubmissionOptions {
  readonly props: QuoteFormProps;
  readonly photos: PhotoStore;
  readonly dispatch: Dispatch<QuoteFormAction>;
  readonly showToast: (toast: ToastMessage) => void;
  /** Empties the form. */
  readonly onAccepted: () => void;
}

/** What sends did not arrive, or broke before it told anybody. */
const unforeseen: Refusal = { trouble: 'failed', noticed: false };

const offline: Refusal = { trouble: 'offline', noticed: false };

/** Lets one submission go at a time, and says what went wrong. All else comes when it is first needed. */
export function useSubmission({ props, photos, dispatch, showToast, onAccepted }: SubmissionOptions) {
  const [parts, setParts] = useState<typeof Submission>();
  const identity = useRef<RequestIdentity>(undefined);
  const busy = useRef(false);

  async function attempt(values: QuoteRequest, honeypot: string): Promise<Refusal | undefined> {
    if (!navigator.onLine) return offline;
    const loaded = await import('./submit-quote-request.ts');
    setParts(loaded);
    identity.current ??= loaded.createRequestIdentity();
    const tools = {
      photos,
      showToast,
      identity: identity.current,
      backend: props.backend ?? (props.test ? loaded.nowhere : loaded.quoteFormBackend),
      accept(receipt: Receipt) {
        dispatch({ type: 'accepted', receipt });
        onAccepted();
      },
    };
    return loaded.submitQuoteRequest({ values, honeypot, props }, tools);
  }

  async function submit(values: QuoteRequest, honeypot: string): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    dispatch({ type: 'submitting' });
    const refusal = await attempt(values, honeypot).catch(() => unforeseen);
    busy.current = false;
    if (refusal) refuse(refusal);
  }

  function refuse(refusal: Refusal): void {
    dispatch({ ...refusal, type: 'refused' });
    props.emit('quote-request-failed', { code: refusal.trouble });
  }

  /** For what is not sent, since the rules did not arrive. */
  const giveUp = () => refuse(navigator.onLine ? unforeseen : offline);

  return { submit, giveUp, DonePanel: parts?.DonePanel, ToastRegion: parts?.ToastRegion };
}
