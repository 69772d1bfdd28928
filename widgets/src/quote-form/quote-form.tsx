import type { FieldName } from '@vakman/domain/quote-request/quote-request.fields';
import type { QuoteRequest, QuoteRequestDraft } from '@vakman/domain/quote-request/quote-request.schema';
import { useEffect, useReducer, useRef } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { addresses } from '../../generated/addresses.ts';
import { usePhotoStore } from '../form/photos/use-photo-store.ts';
import { useSource } from '../form/use-source.ts';
import { useToasts } from '../ui/toast/use-toasts.ts';
import { FormFooter } from './form-footer.tsx';
import { FormHeader } from './form-header.tsx';
import { QuoteFormBody } from './quote-form-body.tsx';
import { QuoteFormSummary } from './quote-form-summary.tsx';
import { prepareCheck, quoteRequestResolver } from './quote-form.validation.ts';
import type { QuoteFormProps } from './quote-form.props.ts';
import { initialState, quoteFormReducer } from './quote-form.state.ts';
import { useSubmission } from './submission/use-submission.ts';
import { prefillOf, useFormMethods } from './use-form-methods.ts';
import { useFormSteps } from './use-form-steps.ts';
import { emptyDraft, useQuoteDraft } from './use-quote-draft.ts';

/** A real form: before and without script it posts to our site, and this takes over what it can do better. */
export function QuoteForm(given: QuoteFormProps) {
  const source = useSource(given.source);
  const props = source === undefined ? given : { ...given, source };
  const { language, words, hideTitle = false, test = false, emit, expose } = props;
  const { messages } = words;
  const [state, dispatch] = useReducer(quoteFormReducer, initialState);
  const photos = usePhotoStore();
  const form = useForm<QuoteRequestDraft, unknown, QuoteRequest>({
    resolver: quoteRequestResolver,
    shouldFocusError: false,
  });
  const toasts = useToasts();
  const draft = useQuoteDraft({ form, words, prefill: prefillOf(props, words.localFacts), test });
  const honeypot = useRef<HTMLInputElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const started = useRef(false);

  const refuse = (fields: readonly FieldName[], errors: FieldErrors<QuoteRequestDraft>) => {
    for (const field of fields) {
      const problem = errors[field]?.message?.split('.').at(-1) ?? '';
      emit('quote-form-field-invalid', { field, problem });
    }
    dispatch({ type: 'invalid', fields });
  };
  const steps = useFormSteps({
    on: props.steps ?? false,
    isShown: state.phase !== 'done',
    form,
    emit,
    onInvalid: refuse,
  });
  const empty = () => {
    form.reset(emptyDraft);
    photos.clear();
    draft.forget();
    steps?.restart();
    started.current = false;
  };
  const { submit, giveUp, DonePanel, ToastRegion } = useSubmission({
    props,
    photos,
    dispatch,
    showToast: toasts.show,
    onAccepted: empty,
  });

  useEffect(() => {
    const here = submitButton.current?.form;
    // Somebody may have been in it before it answered.
    if (here?.matches(':focus-within')) prepareCheck();
    else here?.addEventListener('focusin', prepareCheck, { once: true });
  }, []);
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
    if (state.again) form.setFocus(steps?.first ?? 'name');
    // oxlint-disable-next-line react/exhaustive-deps -- a step has its own way to the focus
  }, [state.again, form]);

  const send = form.handleSubmit(
    (values) => submit(values, honeypot.current?.value ?? ''),
    (errors) => {
      const fields = Object.keys(errors) as FieldName[];
      steps?.showStepOf(fields);
      refuse(fields, errors);
    },
  );
  const goOn = (event?: { preventDefault(): void }) => {
    event?.preventDefault();
    void (steps && !steps.isLast ? steps.next() : send()).catch(giveUp);
  };
  useFormMethods(expose, {
    prefill: (values) => draft.fillIn(prefillOf(values, words.localFacts)),
    reset() {
      empty();
      dispatch({ type: 'emptied' });
    },
    focus: () => form.setFocus(steps?.first ?? 'name'),
    submit() {
      if (state.phase === 'editing') goOn();
    },
  });
  const tellStart = () => {
    if (started.current) return;
    started.current = true;
    emit('quote-form-started', null);
  };

  return (
    <div className="widget" lang={language} part="form">
      {state.receipt && DonePanel ? (
        <DonePanel
          receipt={state.receipt}
          language={language}
          messages={messages}
          test={test}
          onAnother={() => dispatch({ type: 'another' })}
        />
      ) : (
        <form
          method="post"
          encType="multipart/form-data"
          action={`${addresses.siteUrl}/api/submit-quote-request`}
          noValidate
          aria-label={messages.title}
          onSubmit={goOn}
          onInput={tellStart}
        >
          <QuoteFormSummary form={form} listed={state.listed} messages={messages} />
          {test && <p className="test-note">{messages.test}</p>}
          <FormHeader
            messages={messages}
            hideTitle={hideTitle}
            restored={draft.restored}
            onDiscard={draft.discard}
          />
          <input type="hidden" name="language" value={language} />
          {source && <input type="hidden" name="source" value={source} />}
          <QuoteFormBody {...{ state, form, words, photos, honeypot, steps }} />
          <FormFooter {...{ state, messages, submitButton, steps }} />
        </form>
      )}
      {ToastRegion && (
        <ToastRegion
          toast={toasts.current}
          closeLabel={messages.toasts.close}
          onClose={toasts.next}
          inline={state.phase === 'done'}
        />
      )}
    </div>
  );
}
