import {
  contactFields,
  contactRules,
  type ContactField,
  type ContactFieldName,
} from '../contact/contact.fields.ts';
import { squareMeters } from '../square-meters/square-meters.ts';
import { longestMessage, type TextRule } from '../text/text.ts';

/** The choices of `timeline`, in the order in which they are shown. */
export const timelines = ['asap', '1-week', '2-weeks', '1-month', '2-months', 'flexible'] as const;
export type Timeline = (typeof timelines)[number];

/** The database's checks carry the same numbers. */
export const textRules = {
  ...contactRules,
  message: { min: 10, max: longestMessage },
} as const satisfies Record<string, TextRule>;

export type TextFieldName = keyof typeof textRules;
export type ChoiceFieldName = 'square_meters' | 'timeline';
export type FieldName = TextFieldName | ChoiceFieldName;

export interface MessageField {
  readonly name: Exclude<TextFieldName, ContactFieldName>;
  readonly control: 'textarea';
  /** Token of the HTML `autocomplete` attribute. */
  readonly autocomplete: string;
}

export type InputField = ContactField | MessageField;

export interface ChoiceField {
  readonly name: ChoiceFieldName;
  readonly control: 'select';
  /** Token of the HTML `autocomplete` attribute. */
  readonly autocomplete: string;
  readonly options: readonly string[];
}

export type Field = InputField | ChoiceField;

/** The fields in the order of the form, for every rendering of it (photos stand after these). */
export const fields: readonly Field[] = [
  ...contactFields,
  { name: 'square_meters', control: 'select', autocomplete: 'off', options: squareMeters },
  { name: 'timeline', control: 'select', autocomplete: 'off', options: timelines },
  { name: 'message', control: 'textarea', autocomplete: 'off' },
];
