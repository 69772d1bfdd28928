import { controlAttributes } from '@vakman/domain/form/form.field.ts';
import { html, type Html } from '../../html.ts';
import {
  attributes,
  fieldClass,
  notedField,
  notes,
  type FieldWords,
  type ListedField,
  type Option,
} from './field-parts.ts';

interface RadioOptions {
  readonly name: string;
  readonly options: readonly Option[];
  readonly chosen: string | null;
  /** Id of the first one, which links to errors lead to. */
  readonly firstId?: string | undefined;
}

/** One choice among a few that are all seen at once. */
export function radios({ name, options, chosen, firstId }: RadioOptions): Html {
  return html`${options.map(
    ({ value, label }, index) =>
      html`<label class="option"
        ><input
          type="radio"
          name="${name}"
          value="${value}"
          ${index === 0 && firstId !== undefined && html`id="${firstId}"`}
          ${value === chosen && html`checked`}
        /><span>${label}</span></label
      >`,
  )}`;
}

/** A few choices with their question. */
export function radioField(field: ListedField, words: FieldWords, chosen: string): Html {
  const { name } = field;
  const { id, ...group } = controlAttributes(notedField(field, words));
  return html`<fieldset
    class="${fieldClass(words.error)} choice"
    role="radiogroup"
    aria-labelledby="${id}-label"
    ${attributes(group)}
  >
    <legend class="label" id="${id}-label">${words.label}</legend>
    ${notes(id, words)}
    <div class="options">${radios({ name, options: words.options ?? [], chosen, firstId: id })}</div>
  </fieldset>`;
}

/** One sentence to agree with; its value is `yes`. */
export function tickField(name: string, words: FieldWords, isTicked: boolean): Html {
  const tied = attributes(controlAttributes({ id: name, hint: words.hint, error: words.error }));
  return html`<div class="${fieldClass(words.error)}">
    ${notes(name, words)}
    <label class="option"
      ><input type="checkbox" name="${name}" value="yes" ${tied} ${isTicked && html`checked`} /><span
        >${words.label}</span
      ></label
    >
  </div>`;
}
