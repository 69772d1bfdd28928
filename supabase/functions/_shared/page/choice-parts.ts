import { html, type Html } from '../html.ts';
import { describedBy, hintAndError, type FieldText, type Option } from './form-parts.ts';

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
export function radioRow(field: FieldText, options: readonly Option[], chosen: string): Html {
  const { name, label, error } = field;
  const described = describedBy(field);
  return html`<fieldset
    class="${error === undefined ? 'field' : 'field wrong'}"
    role="radiogroup"
    aria-required="true"
    ${described !== '' && html`aria-describedby="${described}"`}
    ${error !== undefined && html`aria-invalid="true"`}
  >
    <legend>${label}</legend>
    ${hintAndError(field)}
    <div class="options">${radios({ name, options, chosen, firstId: name })}</div>
  </fieldset>`;
}

/** One sentence to agree with; its value is `yes`. */
export function tickRow(field: FieldText, isTicked: boolean): Html {
  const { name, label, error } = field;
  const described = describedBy(field);
  return html`<div class="${error === undefined ? 'field' : 'field wrong'}">
    ${hintAndError(field)}
    <label class="option"
      ><input
        type="checkbox"
        id="${name}"
        name="${name}"
        value="yes"
        required
        ${described !== '' && html`aria-describedby="${described}"`}
        ${error !== undefined && html`aria-invalid="true"`}
        ${isTicked && html`checked`}
      /><span>${label}</span></label
    >
  </div>`;
}
