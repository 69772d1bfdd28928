import { honeypotName } from '@vakman/domain/form/form.honeypot.ts';
import { html, type Html } from '../html.ts';

export const hintId = (name: string) => `${name}-hint`;
export const errorId = (name: string) => `${name}-error`;

/** What stands at a field, whatever the visitor answers it with. */
export interface FieldText {
  readonly name: string;
  readonly label: string;
  /** Empty where the label says it all. */
  readonly hint: string;
  readonly error?: string | undefined;
  /** Only where a field may stay empty. */
  readonly optional?: boolean;
}

const isWrong = ({ error }: FieldText) => error !== undefined;

/** Ids of what describes a field. */
export const describedBy = ({ name, hint, error }: FieldText) =>
  [hint !== '' && hintId(name), error !== undefined && errorId(name)].filter(Boolean).join(' ');

export function hintAndError({ name, hint, error }: FieldText): Html {
  return html`${hint !== '' && html`<span class="hint" id="${hintId(name)}">${hint}</span>`}
  ${error !== undefined && html`<span class="error" id="${errorId(name)}">${error}</span>`}`;
}

/** One control with its label, hint and error; `control` gets the attributes that tie it to them. */
export function fieldRow(field: FieldText, control: (tie: Html) => Html): Html {
  const { name, label, optional = false } = field;
  const described = describedBy(field);
  const tie = html`id="${name}" name="${name}" ${!optional && html`required`}
  ${described !== '' && html`aria-describedby="${described}"`} ${isWrong(field) && html`aria-invalid="true"`}`;
  return html`<div class="${isWrong(field) ? 'field wrong' : 'field'}">
    <label for="${name}">${label}</label>
    ${hintAndError(field)} ${control(tie)}
  </div>`;
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

export function selectControl(
  tie: Html,
  placeholder: string,
  options: readonly Option[],
  chosen: string,
): Html {
  return html`<select ${tie}>
    <option value="">${placeholder}</option>
    ${options.map(
      ({ value, label }) =>
        html`<option value="${value}" ${value === chosen && html`selected`}>${label}</option>`,
    )}
  </select>`;
}

/** A parser takes away the first line break of a text area. */
export const textAreaControl = (tie: Html, value: string, rows = 8) =>
  html`<textarea ${tie} rows="${rows}">${'\n'}${value}</textarea>`;

export const hiddenField = (name: string, value: string | null) =>
  value !== null && html`<input type="hidden" name="${name}" value="${value}" />`;

/** A field that no visitor sees, and that programs fill in. */
export function trap(label: string): Html {
  return html`<div class="trap" aria-hidden="true">
    <label for="${honeypotName}">${label}</label>
    <input id="${honeypotName}" name="${honeypotName}" tabindex="-1" autocomplete="off" />
  </div>`;
}

/** Something to know before everything else, that is nobody's fault. */
export const notice = (text: Html) => html`<div class="notice" role="alert">${text}</div>`;

/** What went wrong, before everything else on the page. */
export function errorSummary(title: string, text: Html): Html {
  return html`<div class="summary" role="alert" aria-labelledby="summary-title" tabindex="-1" autofocus>
    <h2 id="summary-title">${title}</h2>
    ${text}
  </div>`;
}

export interface FieldError {
  /** Id of the control. */
  readonly name: string;
  readonly text: string;
}

/** Links to the fields with an error, in the order given. */
export function errorLinks(errors: readonly FieldError[]): Html {
  return html`<ul>
    ${errors.map(({ name, text }) => html`<li><a href="#${name}" dir="auto">${text}</a></li>`)}
  </ul>`;
}
