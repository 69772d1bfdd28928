import type { TextRule } from '../text/text.ts';

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
}

/** Who somebody is and where, in the order in which every form asks for it. */
export const contactFields: readonly ContactField[] = [
  { name: 'name', control: 'text', autocomplete: 'name' },
  { name: 'email', control: 'email', autocomplete: 'email' },
  { name: 'phone', control: 'tel', autocomplete: 'tel' },
  { name: 'street_address', control: 'text', autocomplete: 'address-line1' },
  { name: 'postal_code', control: 'text', autocomplete: 'postal-code' },
];
