import { honeypotName } from '@vakman/domain/form/form.honeypot.ts';
import { html, type Html } from '../html.ts';

export const hiddenField = (name: string, value: string | null) =>
  value !== null && html`<input type="hidden" name="${name}" value="${value}" />`;

/** A field that no visitor sees, and that programs fill in. */
export function trap(label: string): Html {
  return html`<div class="unseen" aria-hidden="true">
    <label for="${honeypotName}">${label}</label>
    <input id="${honeypotName}" name="${honeypotName}" tabindex="-1" autocomplete="off" />
  </div>`;
}

/** Something to know before everything else, that is nobody's fault. */
export const notice = (text: Html) => html`<div class="notice" role="alert">${text}</div>`;

/** What went wrong, before everything else on the page. */
export function errorSummary(title: string, text: Html): Html {
  return html`<div class="error-summary" role="alert" aria-labelledby="summary-title" tabindex="-1" autofocus>
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
