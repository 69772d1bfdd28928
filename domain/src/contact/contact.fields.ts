import type { TextRule } from '../text/text.rule.ts';

/** The database's checks carry the same numbers. */
export const contactRules = {
  name: { min: 2, max: 100 },
  email: { min: 1, max: 255 },
  phone: { min: 10, max: 20 },
  street_address: { min: 5, max: 200 },
  postal_code: { min: 4, max: 10 },
} as const satisfies Record<string, TextRule>;

export type ContactFieldName = keyof typeof contactRules;

export interface ContactField {
  readonly name: ContactFieldName;
  readonly control: 'text' | 'email' | 'tel';
  /** Token of the HTML `autocomplete` attribute. */
  readonly autocomplete: string;
  /** False where a browser would take a right value for a mistake. */
  readonly spellcheck?: false;
  /** Value of the HTML attribute: how a keyboard on a screen begins. */
  readonly autocapitalize?: 'none' | 'characters';
  /** How wide the control is where it is narrower than the form. */
  readonly width?: 'short' | 'medium';
}

export const postalCodeField: ContactField = {
  name: 'postal_code',
  control: 'text',
  autocomplete: 'postal-code',
  spellcheck: false,
  autocapitalize: 'characters',
  width: 'short',
};

/** Who somebody is and where, in the order in which every form asks for it. */
export const contactFields: readonly ContactField[] = [
  { name: 'name', control: 'text', autocomplete: 'name' },
  { name: 'email', control: 'email', autocomplete: 'email', spellcheck: false, autocapitalize: 'none' },
  { name: 'phone', control: 'tel', autocomplete: 'tel', spellcheck: false, width: 'medium' },
  { name: 'street_address', control: 'text', autocomplete: 'address-line1' },
  postalCodeField,
];
