import { controlAttributes } from '@vakman/domain/form/form.field.ts';
import { html, type Html } from '../../html.ts';
import { radioField } from './choice-field.ts';
import {
  attributes,
  fieldClass,
  notedField,
  notes,
  type FieldWords,
  type ListedField,
} from './field-parts.ts';

function control(field: ListedField, words: FieldWords, value: string): Html {
  const { name, control: kind, autocomplete, spellcheck, autocapitalize, width, rows } = field;
  const common = attributes({
    ...controlAttributes(notedField(field, words)),
    name,
    class: width === undefined ? 'control' : `control ${width}`,
    autocomplete,
  });
  if (kind === 'select') {
    const options = [{ value: '', label: words.placeholder ?? '' }, ...(words.options ?? [])];
    return html`<select ${common}>
      ${options.map(
        (option) =>
          html`<option value="${option.value}" ${option.value === value && html`selected`}>
            ${option.label}
          </option>`,
      )}
    </select>`;
  }
  // Each value decides its own direction.
  if (kind === 'textarea') {
    // A parser takes away the first line break of a text area.
    return html`<textarea ${common} dir="auto" rows="${rows}">${'\n'}${value}</textarea>`;
  }
  const help = attributes({ type: kind, spellcheck, autocapitalize });
  return html`<input ${common} ${help} dir="auto" value="${value}" />`;
}

/** One field of a list: label, hint, error, and the control with the visitor's answer, as the widgets build it. */
export function formField(field: ListedField, words: FieldWords, value: string): Html {
  if (field.control === 'radio') return radioField(field, words, value);
  return html`<div class="${fieldClass(words.error)}">
    <label class="label" for="${field.name}">${words.label}</label>
    ${notes(field.name, words)} ${control(field, words, value)}
  </div>`;
}
