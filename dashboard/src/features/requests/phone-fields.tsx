import { fields, type FieldName } from '@vakman/domain/quote-request/quote-request.fields';
import type {
  QuoteRequestDraft,
  QuoteRequestErrors,
} from '@vakman/domain/quote-request/quote-request.schema';
import { inputAttributes } from '@vakman/widgets/form/input-attributes.ts';
import { wordsByLanguage as quoteFormWords } from '@vakman/widgets/generated/quote-form.words.ts';
import { errorText } from '@vakman/widgets/quote-form/quote-form.validation.ts';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { TextareaField } from '@vakman/widgets/ui/textarea-field.tsx';
import { useWords } from '../../words/use-words.ts';

interface PhoneFieldsProps {
  readonly draft: QuoteRequestDraft;
  readonly errors: QuoteRequestErrors;
  readonly idOf: (name: FieldName) => string;
  readonly onDraft: (draft: QuoteRequestDraft) => void;
}

/** The fields of the form in its words, but without the hints, which speak to whoever fills it in for himself. */
export function PhoneFields({ draft, errors, idOf, onDraft }: PhoneFieldsProps) {
  const form = useWords(quoteFormWords).messages;
  return fields.map((field) => {
    const { name } = field;
    const key = errors[name];
    const common = {
      id: idOf(name),
      label: form.fields[name].label,
      error: key && errorText(form, key),
      errorPrefix: form.errorSummary.prefix,
    };
    const control = {
      value: draft[name],
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        onDraft({ ...draft, [name]: target.value }),
    };
    if (field.control === 'select') {
      const labels: Readonly<Record<string, string>> = form.options[field.name];
      const choices = ['', ...field.options].map((value) => ({
        value,
        label: labels[value || 'placeholder'] ?? value,
      }));
      return <SelectField key={name} {...common} choices={choices} select={control} />;
    }
    if (field.control === 'textarea')
      return <TextareaField key={name} {...common} textarea={{ ...control, rows: field.rows }} />;
    // A browser knows whoever types, not whoever rang.
    const input = { ...inputAttributes(field), ...control, autoComplete: 'off' };
    return <TextField key={name} {...common} input={input} />;
  });
}
