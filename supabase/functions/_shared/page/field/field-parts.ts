import { errorId, hintId, type FieldNotes } from '@vakman/domain/form/form.field.ts';
import { html, type Html } from '../../html.ts';

/** What the list of fields says of one, whichever form it stands in. */
export interface ListedField {
  readonly name: string;
  readonly control: 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'radio';
  readonly autocomplete?: string;
  readonly spellcheck?: false;
  readonly autocapitalize?: string;
  readonly width?: string;
  readonly rows?: number;
  readonly isOptional?: boolean;
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** What stands at a field, in the visitor's language. */
export interface FieldWords {
  readonly label: string;
  /** Empty where the label says it all. */
  readonly hint: string;
  readonly error?: string | undefined;
  /** Said before the error to those who do not see its colour. */
  readonly errorPrefix: string;
  /** Of a select, for as long as nothing is chosen. */
  readonly placeholder?: string;
  /** What is to be chosen from. */
  readonly options?: readonly Option[];
}

/** Attributes by their names; those that are undefined are left out. */
export function attributes(values: object): Html {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return html`${given.map(([name, value]) => html` ${name}="${String(value)}"`)}`;
}

export const fieldClass = (error: string | undefined) => (error === undefined ? 'field' : 'field wrong');

/** What a control is bound to. */
export const notedField = ({ name, isOptional }: ListedField, { hint, error }: FieldWords): FieldNotes => ({
  id: name,
  hint,
  error,
  isOptional,
});

/** Hint, then error. */
export function notes(id: string, { hint, error, errorPrefix }: FieldWords): Html {
  return html`${hint !== '' && html`<div class="hint" id="${hintId(id)}">${hint}</div>`}
  ${error !== undefined && errorNote(id, error, errorPrefix)}`;
}

/** What is wrong with a field, in the words that the list before the form says too. */
export function errorNote(id: string, error: string, errorPrefix: string): Html {
  return html`<p class="error" id="${errorId(id)}"><span class="unseen">${errorPrefix}</span> ${error}</p>`;
}
