import type { ChoiceField, Field } from '@vakman/domain/quote-request/quote-request.fields';
import { Fragment } from 'react';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { TextareaField } from '../ui/textarea-field.tsx';
import { AreaHint } from '../form/area-hint.tsx';
import { inputAttributes } from '../form/input-attributes.ts';
import { ServiceChips } from './service-chips.tsx';
import { errorText, type QuoteFormControls } from './quote-form.validation.ts';
import type { QuoteFormMessages, QuoteFormWords } from './quote-form.words.ts';

interface QuoteFormFieldsProps {
  readonly form: QuoteFormControls;
  readonly words: QuoteFormWords;
  readonly fields: readonly Field[];
}

export function QuoteFormFields({ form, words, fields }: QuoteFormFieldsProps) {
  const { messages } = words;
  const { errors } = form.formState;
  return fields.map((field) => {
    const { name, autocomplete } = field;
    const { label, hint } = messages.fields[name];
    const key = errors[name]?.message as Parameters<typeof errorText>[1] | undefined;
    const common = {
      id: name,
      label,
      hint: name === 'postal_code' ? <AreaHint form={form} messages={messages} /> : hint,
      error: key && errorText(messages, key),
      errorPrefix: messages.errorSummary.prefix,
    };
    const control = { ...form.register(name), autoComplete: autocomplete };
    if (field.control === 'select') {
      return <SelectField key={name} {...common} choices={choicesOf(field, messages)} select={control} />;
    }
    if (field.control === 'textarea')
      return (
        <Fragment key={name}>
          <ServiceChips form={form} words={words} />
          <TextareaField {...common} textarea={{ ...control, rows: field.rows }} />
        </Fragment>
      );
    return <TextField key={name} {...common} input={{ ...control, ...inputAttributes(field) }} />;
  });
}

function choicesOf({ name, options }: ChoiceField, messages: QuoteFormMessages) {
  const labels: Readonly<Record<string, string>> = messages.options[name];
  const values = ['', ...options];
  return values.map((value) => ({ value, label: labels[value || 'placeholder'] ?? value }));
}
