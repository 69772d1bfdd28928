import { fields, type Field } from '@vakman/domain/quote-request/quote-request.fields.ts';
import type {
  QuoteRequestDraft,
  QuoteRequestErrorKey,
  QuoteRequestErrors,
} from '@vakman/domain/quote-request/quote-request.schema.ts';
import { storable } from '@vakman/domain/text/text.ts';
import { html, type Html } from '../../_shared/html.ts';
import { fieldRow, selectControl, textAreaControl } from '../../_shared/page/form-parts.ts';
import type { TranslateQuoteForm } from '../../_shared/translations/quote-form-messages.ts';

export function errorText(t: TranslateQuoteForm, key: QuoteRequestErrorKey): string {
  return t(`errors.${key}`);
}

function control(field: Field, value: string, t: TranslateQuoteForm, tie: Html): Html {
  const common = html`${tie} autocomplete="${field.autocomplete}"`;
  if (field.control === 'select') {
    const options = [...field.options].map((option) => ({
      value: option,
      label: t(`options.${field.name}.${option}` as Parameters<TranslateQuoteForm>[0]),
    }));
    return selectControl(common, t(`options.${field.name}.placeholder`), options, value);
  }
  if (field.control === 'textarea') return textAreaControl(common, value);
  return html`<input ${common} type="${field.control}" value="${value}" />`;
}

/** Every field of the request with what was typed, escaped, and with its error. */
export function formFields(
  draft: QuoteRequestDraft,
  errors: QuoteRequestErrors,
  t: TranslateQuoteForm,
): Html {
  return html`${fields.map((field) => {
    const { name } = field;
    const error = errors[name];
    const text = {
      name,
      label: t(`fields.${name}.label`),
      hint: t(`fields.${name}.hint`),
      error: error && errorText(t, error),
    };
    return fieldRow(text, (tie) => control(field, storable(draft[name]), t, tie));
  })}`;
}
