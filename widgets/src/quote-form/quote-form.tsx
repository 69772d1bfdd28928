import type { FieldName } from '@vakman/domain/quote-request/quote-request.fields';
import type { QuoteRequest, QuoteRequestDraft } from '@vakman/domain/quote-request/quote-request.schema';
import { useEffect, useReducer, useRef, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { addresses } from '../../generated/addresses.ts';
import { usePhotoStore } from '../form/photos/use-photo-store.ts';
import { useSource } from '../form/use-source.ts';
import { Honeypot } from '../form/honeypot.tsx';
import { PhotoPicker } from '../form/photos/photo-picker.tsx';
import { useToasts } from '../ui/toast/use-toasts.ts';
import { FormFooter } from './form-footer.tsx';
import { FormHeader } from './form-header.tsx';
import { QuoteFormFields } from './quote-form-fields.tsx';
import { QuoteFormSummary } from './quote-form-summary.tsx';
import { quoteRequestResolver } from './quote-form.validation.ts';
import type { QuoteFormProps } from './quote-form.props.ts';
import { initialState, quoteFormReducer } from './quote-form.state.ts';
import { useSubmission } from './submission/use-submission.ts';
import { emptyDraft, useQuoteDraft } from './use-quote-draft.ts';

/** A real form: before and without script it posts to our site, and this takes over what it can do better. */
export function QuoteForm(given: QuoteFormProps) {
  const source = useSource(given.source);
  const props = source === undefined ? given : { ...given, source };
  const { language, words, hideTitle = false } = props;
  const { messages } = words;
  const [state, dispatch] = useReducer(quoteFormReducer, initialState);
  const photos = usePhotoStore();
  const form = useForm<QuoteRequestDraft, unknown, QuoteRequest>({
    resolver: quoteRequestResolver,
    shouldFocusError: false,
  });
  const toasts = useToasts();
  const draft = useQuoteDraft({ form, words, prefill: prefillOf(props) });
  const honeypot = useRef<HTMLInputElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const { submit, DonePanel, ToastRegion } = useSubmission({
    props,
    photos,
    dispatch,
    showToast: toasts.show,
    onAccepted() {
      form.reset(emptyDraft);
      photos.clear();
      draft.forget();
    },
  });

  useEffect(() => {
    const online = () => dispatch({ type: 'online' });
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, []);
  useEffect(() => {
    // The button lost the focus when it was disabled.
    if (state.trouble) submitButton.current?.focus();
  }, [state.trouble]);
  useEffect(() => {
    if (state.again) form.setFocus('name');
  }, [state.again, form]);

  const handleSubmit = (event: FormEvent) =>
    void form.handleSubmit(
      (values) => submit(values, honeypot.current?.value ?? ''),
      (errors) => dispatch({ type: 'invalid', fields: Object.keys(errors) as FieldName[] }),
    )(event);

  return (
    <div className="widget" lang={language} part="form">
      {state.phase === 'done' && DonePanel ? (
        <DonePanel
          reference={state.reference ?? ''}
          messages={messages}
          onAnother={() => dispatch({ type: 'another' })}
        />
      ) : (
        <form
          method="post"
          encType="multipart/form-data"
          action={`${addresses.siteUrl}/api/submit-quote-request`}
          noValidate
          aria-label={messages.title}
          onSubmit={handleSubmit}
        >
          <QuoteFormSummary form={form} listed={state.listed} messages={messages} />
          <FormHeader
            messages={messages}
            hideTitle={hideTitle}
            restored={draft.restored}
            onDiscard={draft.discard}
          />
          <input type="hidden" name="language" value={language} />
          {source && <input type="hidden" name="source" value={source} />}
          <div className="fields" inert={state.phase === 'submitting'}>
            <QuoteFormFields form={form} messages={messages} />
            {state.trouble !== 'trapped' && <Honeypot label={messages.honeypot} input={honeypot} />}
            {/* The last one: without script, words are sent before files. */}
            <PhotoPicker store={photos} messages={messages} />
          </div>
          <FormFooter state={state} messages={messages} submitButton={submitButton} />
        </form>
      )}
      {ToastRegion && (
        <ToastRegion toast={toasts.current} closeLabel={messages.toasts.close} onClose={toasts.next} />
      )}
    </div>
  );
}

function prefillOf({ name, email, phone, streetAddress, postalCode, message }: QuoteFormProps) {
  const given = { name, email, phone, street_address: streetAddress, postal_code: postalCode, message };
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => typeof value === 'string'),
  ) as Partial<QuoteRequestDraft>;
}
