import { fields, type Field } from '@vakman/domain/quote-request/quote-request.fields.ts';
import type {
  QuoteRequestDraft,
  QuoteRequestErrorKey,
  QuoteRequestErrors,
} from '@vakman/domain/quote-request/quote-request.schema.ts';
import { storable } from '@vakman/domain/text/text.ts';
import { html, type Html } from '../../_shared/html.ts';
import type { FieldWords } from '../../_shared/page/field/field-parts.ts';
import { formField } from '../../_shared/page/field/form-field.ts';
import type { TranslateQuoteForm } from '../../_shared/translations/quote-form-messages.ts';

export function errorText(t: TranslateQuoteForm, key: QuoteRequestErrorKey): string {
  return t(`errors.${key}`);
}

function wordsOf(field: Field, error: QuoteRequestErrorKey | undefined, t: TranslateQuoteForm): FieldWords {
  const { name } = field;
  const words = {
    label: t(`fields.${name}.label`),
    hint: t(`fields.${name}.hint`),
    error: error && errorText(t, error),
    errorPrefix: t('errorSummary.prefix'),
  };
  if (field.control !== 'select') return words;
  const options = field.options.map((value) => ({
    value,
    label: t(`options.${field.name}.${value}` as Parameters<TranslateQuoteForm>[0]),
  }));
  return { ...words, placeholder: t(`options.${field.name}.placeholder`), options };
}

/** Every field of the request with what was typed, escaped, and with its error. */
export function formFields(
  draft: QuoteRequestDraft,
  errors: QuoteRequestErrors,
  t: TranslateQuoteForm,
): Html {
  return html`${fields.map((field) =>
    formField(field, wordsOf(field, errors[field.name], t), storable(draft[field.name])),
  )}`;
}
