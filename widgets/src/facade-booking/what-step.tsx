import { bookingChoiceFields, type BookingChoiceField } from '@vakman/domain/booking/booking.fields';
import { visitMinutes } from '@vakman/domain/booking/booking.rules';
import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import { addresses } from '../../generated/addresses.ts';
import { bookingFacts } from '../../generated/booking-facts.ts';
import type { PhotoStore } from '../form/photos/photo-store.ts';
import { Honeypot } from '../form/honeypot.tsx';
import { PhotoPicker } from '../form/photos/photo-picker.tsx';
import { RadioField } from '../ui/radio-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import type { FacadeBookingProps } from './facade-booking.props.ts';
import type { FacadeBookingState } from './facade-booking.state.ts';
import { fieldError, type BookingControls } from './facade-booking.validation.ts';
import { PostalCodeField } from './postal-code-field.tsx';
import { QuoteLink } from './quote-link.tsx';
import { StepActions, StepSummary, StepTitle } from './step-frame.tsx';

interface WhatStepProps extends Pick<FacadeBookingProps, 'language' | 'words'> {
  readonly source: string | undefined;
  readonly form: BookingControls;
  readonly photos: PhotoStore;
  readonly state: FacadeBookingState;
  readonly honeypot: RefObject<HTMLInputElement | null>;
  readonly onSubmit: (event: FormEvent) => void;
}

/** A real form: before and without script it posts to our site, which goes on from here. */
export function WhatStep(props: WhatStepProps) {
  const { form, photos, state, language, words, source, honeypot, onSubmit } = props;
  const { messages } = words;
  const size = useSize(form);
  const tooLarge = visitMinutes(size, bookingFacts.rules) === null;
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={`${addresses.siteUrl}/api/book-facade-cleaning`}
      noValidate
      aria-label={messages.title}
      onSubmit={onSubmit}
    >
      <StepSummary form={form} listed={state.listed} messages={messages} />
      <StepTitle step="what" messages={messages} />
      <input type="hidden" name="step" value="what" />
      <input type="hidden" name="language" value={language} />
      {source && <input type="hidden" name="source" value={source} />}
      <div className="fields">
        <PostalCodeField {...{ form, language, words, source }} />
        {bookingChoiceFields.map((field) => (
          <ChoiceField key={field.name} field={field} form={form} messages={messages} />
        ))}
        {state.trouble !== 'trapped' && <Honeypot label={messages.honeypot} input={honeypot} />}
        {/* The last one: without script, words are sent before files. */}
        <PhotoPicker store={photos} messages={words.photos} />
      </div>
      {tooLarge ? (
        <div className="footer">
          <QuoteLink
            {...{ form, language, words, source }}
            text={messages.tooLarge.text}
            label={messages.tooLarge.link}
          />
        </div>
      ) : (
        <StepActions state={state} messages={messages} />
      )}
    </form>
  );
}

/** The chosen size, followed while it changes; none before the form is alive, as the build rendered it. */
function useSize({ getValues, subscribe }: BookingControls): string {
  const [size, setSize] = useState(() => getValues('square_meters'));
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => setSize(values.square_meters),
      }),
    [subscribe],
  );
  return size;
}

interface ChoiceFieldProps {
  readonly field: BookingChoiceField;
  readonly form: BookingControls;
  readonly messages: WhatStepProps['words']['messages'];
}

function ChoiceField({ field, form, messages }: ChoiceFieldProps) {
  const { name, options } = field;
  const { label, hint } = messages.fields[name];
  const labels: Readonly<Record<string, string>> = messages.choices[name];
  const choices = options.map((value) => ({ value, label: labels[value] ?? value }));
  const common = {
    id: name,
    label,
    hint,
    error: fieldError(form, messages, name),
    errorPrefix: messages.errorSummary.prefix,
  };
  const control = form.register(name);
  if (field.control === 'radio') {
    const ref = (input: HTMLInputElement | null) => {
      // The form reads of radio buttons what their markup says, also where the visitor was faster than the script.
      if (input?.checked) input.defaultChecked = true;
      control.ref(input);
    };
    return <RadioField {...common} choices={choices} input={{ ...control, ref }} />;
  }
  const select = { ...control, autoComplete: field.autocomplete };
  return (
    <SelectField
      {...common}
      choices={[{ value: '', label: labels['placeholder'] ?? '' }, ...choices]}
      select={select}
    />
  );
}
