import {
  contactFields,
  contactRules,
  type ContactField,
  type ContactFieldName,
} from '../contact/contact.fields.ts';
import { squareMeters } from '../square-meters.ts';
import { longestMessage, type TextRule } from '../text/text.rule.ts';

/** What is to be chosen, field by field, in the order in which both are shown. The database's checks carry the same. */
export const choices = {
  square_meters: squareMeters,
  timeline: ['asap', '1-week', '2-weeks', '1-month', '2-months', 'flexible'],
} as const satisfies Record<string, readonly string[]>;

/** The database's checks carry the same numbers. */
export const textRules = {
  ...contactRules,
  message: { min: 10, max: longestMessage },
} as const satisfies Record<string, TextRule>;

export type TextFieldName = keyof typeof textRules;
export type ChoiceFieldName = keyof typeof choices;
export type FieldName = TextFieldName | ChoiceFieldName;

export interface MessageField {
  readonly name: Exclude<TextFieldName, ContactFieldName>;
  readonly control: 'textarea';
  /** Token of the HTML `autocomplete` attribute. */
  readonly autocomplete: string;
  /** Lines that are seen before the visitor pulls it larger. */
  readonly rows: number;
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

export const choiceNames = Object.keys(choices) as readonly ChoiceFieldName[];

const choiceFields = choiceNames.map((name): ChoiceField => {
  return { name, control: 'select', autocomplete: 'off', options: choices[name] };
});

/** The fields in the order of the form, for every rendering of it (photos stand after these). */
export const fields: readonly Field[] = [
  ...contactFields,
  ...choiceFields,
  { name: 'message', control: 'textarea', autocomplete: 'off', rows: 6 },
];
