import { fields, type Field } from '@vakman/domain/quote-request/quote-request.fields.ts';
import type {
  QuoteRequestDraft,
  QuoteRequestErrorKey,
  QuoteRequestErrors,
} from '@vakman/domain/quote-request/quote-request.schema.ts';
import { storable } from '@vakman/domain/text/text.ts';
import { html, type Html } from '../../_shared/html/html.ts';
import type { TranslateQuoteForm } from '../../_shared/translations/quote-form-messages.ts';

export function errorText(t: TranslateQuoteForm, key: QuoteRequestErrorKey): string {
  return t(`errors.${key}`);
}

export const hintId = (name: string) => `${name}-hint`;
export const errorId = (name: string) => `${name}-error`;

function control(
  field: Field,
  value: string,
  t: TranslateQuoteForm,
  isWrong: boolean,
  describedBy: string,
): Html {
  const { name, autocomplete } = field;
  const common = html`id="${name}" name="${name}" autocomplete="${autocomplete}" required
  aria-describedby="${describedBy}" ${isWrong && html`aria-invalid="true"`}`;
  if (field.control === 'select') {
    const options = [...field.options].map(
      (option) =>
        html`<option value="${option}" ${option === value && html`selected`}>
          ${t(`options.${field.name}.${option}` as Parameters<TranslateQuoteForm>[0])}
        </option>`,
    );
    return html`<select ${common}>
      <option value="">${t(`options.${field.name}.placeholder`)}</option>
      ${options}
    </select>`;
  }
  // A parser takes away the first line break of a text area.
  if (field.control === 'textarea') return html`<textarea ${common} rows="8">${'\n'}${value}</textarea>`;
  return html`<input ${common} type="${field.control}" value="${value}" />`;
}

function fieldRow(
  field: Field,
  draft: QuoteRequestDraft,
  errors: QuoteRequestErrors,
  t: TranslateQuoteForm,
): Html {
  const { name } = field;
  const error = errors[name];
  const hint = t(`fields.${name}.hint`);
  const describedBy = [hint !== '' && hintId(name), error && errorId(name)].filter(Boolean).join(' ');
  return html`<div class="${error ? 'field wrong' : 'field'}">
    <label for="${name}">${t(`fields.${name}.label`)}</label>
    ${hint !== '' && html`<span class="hint" id="${hintId(name)}">${hint}</span>`}
    ${error && html`<span class="error" id="${errorId(name)}">${errorText(t, error)}</span>`}
    ${control(field, storable(draft[name]), t, error !== undefined, describedBy)}
  </div>`;
}

/** Every field of the request with what was typed, escaped, and with its error. */
export function formFields(
  draft: QuoteRequestDraft,
  errors: QuoteRequestErrors,
  t: TranslateQuoteForm,
): Html {
  return html`${fields.map((field) => fieldRow(field, draft, errors, t))}`;
}
