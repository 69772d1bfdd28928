import { fields } from '@vakman/domain/quote-request/quote-request.fields';
import { fill } from '@vakman/domain/text/fill';
import type { RefObject } from 'react';
import { Honeypot } from '../form/honeypot.tsx';
import { PhotoPicker } from '../form/photos/photo-picker.tsx';
import type { PhotoStore } from '../form/photos/photo-store.ts';
import { QuoteFormFields } from './quote-form-fields.tsx';
import type { QuoteFormState } from './quote-form.state.ts';
import { formSteps } from './quote-form.steps.ts';
import type { QuoteFormControls } from './quote-form.validation.ts';
import type { QuoteFormWords } from './quote-form.words.ts';
import type { FormSteps } from './use-form-steps.ts';

interface QuoteFormBodyProps {
  readonly state: QuoteFormState;
  readonly form: QuoteFormControls;
  readonly words: QuoteFormWords;
  readonly photos: PhotoStore;
  readonly honeypot: RefObject<HTMLInputElement | null>;
  readonly steps: FormSteps;
}

/** All that is asked, or, in steps, what one step asks; the others are there, hidden, and keep what was typed. */
export function QuoteFormBody({ state, form, words, photos, honeypot, steps }: QuoteFormBodyProps) {
  const { messages } = words;
  const trap = state.trouble !== 'trapped' && <Honeypot label={messages.honeypot} input={honeypot} />;
  const inert = state.phase === 'submitting';
  if (!steps) {
    return (
      <div className="fields" inert={inert}>
        <QuoteFormFields {...{ form, words, fields }} />
        {trap}
        {/* The last one: without script, words are sent before files. */}
        <PhotoPicker store={photos} messages={messages} />
      </div>
    );
  }
  const count = fill(messages.steps.count, { step: steps.at + 1, count: formSteps.length });
  return (
    <>
      <p className="step-count">
        {count}: <strong>{messages.steps[steps.name]}</strong>
      </p>
      {formSteps.map((step) => (
        <div className="fields" key={step.name} hidden={step.name !== steps.name} inert={inert}>
          <QuoteFormFields {...{ form, words }} fields={step.fields} />
          {step.name === 'work' && <PhotoPicker store={photos} messages={messages} />}
        </div>
      ))}
      {trap}
    </>
  );
}
