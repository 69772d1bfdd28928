import type { QuoteRequest } from '@vakman/domain/quote-request/quote-request.schema';
import { useRef, useState, type Dispatch } from 'react';
import type { ToastMessage } from '../../ui/toast/use-toasts.ts';
import type { PhotoStore } from '../../form/photos/photo-store.ts';
import type { QuoteFormProps } from '../quote-form.props.ts';
import type { QuoteFormAction, Refusal } from '../quote-form.state.ts';
import type * as SubmissionParts from './submission-parts.ts';

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

/** Lets one submission go at a time, and says what went wrong. All else comes when it is first needed. */
export function useSubmission({ props, photos, dispatch, showToast, onAccepted }: SubmissionOptions) {
  const [parts, setParts] = useState<typeof SubmissionParts>();
  const identity = useRef<SubmissionParts.RequestIdentity>(undefined);
  const busy = useRef(false);

  async function attempt(values: QuoteRequest, honeypot: string): Promise<Refusal | undefined> {
    if (!navigator.onLine) return { trouble: 'offline', noticed: false };
    const loaded = await import('./submission-parts.ts');
    setParts(loaded);
    identity.current ??= loaded.createRequestIdentity();
    const tools = {
      photos,
      showToast,
      identity: identity.current,
      backend: props.backend ?? loaded.quoteFormBackend,
    };
    const outcome = await loaded.handleRequest({ values, honeypot, props }, tools);
    if (outcome.kind === 'refused') return outcome;
    dispatch({ type: 'accepted', reference: outcome.reference });
    onAccepted();
    return undefined;
  }

  async function submit(values: QuoteRequest, honeypot: string): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    dispatch({ type: 'submitting' });
    const refusal = await attempt(values, honeypot).catch(() => unforeseen);
    busy.current = false;
    if (!refusal) return;
    dispatch({ ...refusal, type: 'refused' });
    props.emit('quote-request-failed', { code: refusal.trouble });
  }

  return { submit, DonePanel: parts?.DonePanel, ToastRegion: parts?.ToastRegion };
}
