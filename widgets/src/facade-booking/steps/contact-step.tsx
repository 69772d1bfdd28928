import { bookingContactNames, remarksField } from '@vakman/domain/booking/booking.fields';
import { contactFields, postalCodeField, type ContactFieldName } from '@vakman/domain/contact/contact.fields';
import { useState, type ComponentProps, type FormEvent } from 'react';
import { bookingFacts } from '../../../generated/booking-facts.ts';
import { inputAttributes } from '../../form/input-attributes.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { asksEarlyStart } from '../facade-booking.state.ts';
import { fieldError, type BookingControls } from '../facade-booking.validation.ts';
import { HoldNotice } from '../hold/hold-notice.tsx';
import { PostalCodeField } from '../postal-code-field.tsx';
import { StepActions, StepSummary, StepTitle } from '../step-frame.tsx';
import type { StepProps } from './later-steps.tsx';

/** Who the visitor is and where the facade is. */
export function ContactStep({ props, state, dispatch, form, flow, holding }: StepProps) {
  const { language, words } = props;
  const { messages } = words;
  const [now] = useState(() => new Date());

  const goOn = async () => {
    dispatch({ type: 'busy' });
    if ((await holding.secure()) === 'lost') flow.goTo({ step: 'when', changing: true });
    else flow.next();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state.busy) return;
    void form.handleSubmit(goOn, (errors) =>
      dispatch({ type: 'invalid', fields: bookingContactNames.filter((name) => errors[name]) }),
    )(event);
  };
  const common = (name: ContactFieldName | 'remarks' | 'early_start') => ({
    id: name,
    label: messages.fields[name].label,
    hint: messages.fields[name].hint,
    error: fieldError(form, messages, name),
    errorPrefix: messages.errorSummary.prefix,
  });
  return (
    <form onSubmit={submit} noValidate aria-label={messages.title}>
      <StepSummary form={form} listed={state.listed} messages={messages} />
      <StepTitle step="contact" messages={messages} />
      <div className="fields">
        {contactFields.map((contactField) => {
          const { name } = contactField;
          if (name === postalCodeField.name) {
            return <PostalCodeField key={name} {...{ form, language, words }} source={props.source} />;
          }
          const input = { ...form.register(name), ...inputAttributes(contactField) };
          return <TextField key={name} {...common(name)} input={input} />;
        })}
        <TextareaField
          {...common('remarks')}
          isOptional={remarksField.isOptional}
          textarea={{ ...form.register('remarks'), rows: remarksField.rows }}
        />
        {asksEarlyStart(form.getValues(), bookingFacts.rules, now) && (
          <EarlyStart form={form} field={common('early_start')} />
        )}
      </div>
      <StepActions state={state} messages={messages} onBack={flow.back}>
        <HoldNotice {...{ holding, language, words }} />
      </StepActions>
    </form>
  );
}

type EarlyStartProps = {
  readonly form: BookingControls;
  readonly field: Omit<ComponentProps<typeof CheckboxField>, 'input'>;
};

/** A tick is kept as text, as everything else of the draft. */
function EarlyStart({ form, field }: EarlyStartProps) {
  const [ticked, setTicked] = useState(form.getValues('early_start') !== '');
  const { ref } = form.register('early_start');
  return (
    <CheckboxField
      {...field}
      input={{
        name: 'early_start',
        ref: (box) => ref(box && { focus: () => box.focus() }),
        checked: ticked,
        onChange({ currentTarget: { checked } }) {
          setTicked(checked);
          form.setValue('early_start', checked ? 'yes' : '', { shouldValidate: form.formState.isSubmitted });
        },
      }}
    />
  );
}
