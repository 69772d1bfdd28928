/** The choices of `square_meters`, in the order in which they are shown. */
export const squareMeters = ['unknown', '0-25', '25-50', '50-100', '100-200', '200-500', '500+'] as const;
export type SquareMeters = (typeof squareMeters)[number];

/** The choices of `timeline`, in the order in which they are shown. */
export const timelines = ['asap', '1-week', '2-weeks', '1-month', '2-months', 'flexible'] as const;
export type Timeline = (typeof timelines)[number];

interface TextRule {
  /** Code points after trimming. */
  readonly min: number;
  readonly max: number;
}

/** The database's CHECK constraints carry the same numbers. */
export const textRules = {
  name: { min: 2, max: 100 },
  email: { min: 1, max: 255 },
  phone: { min: 10, max: 20 },
  street_address: { min: 5, max: 200 },
  postal_code: { min: 4, max: 10 },
  message: { min: 10, max: 2000 },
} as const satisfies Record<string, TextRule>;

export type TextFieldName = keyof typeof textRules;
export type ChoiceFieldName = 'square_meters' | 'timeline';
export type FieldName = TextFieldName | ChoiceFieldName;

interface BaseField {
  readonly name: FieldName;
  /** Token of the HTML `autocomplete` attribute. */
  readonly autocomplete: string;
}

export interface InputField extends BaseField {
  readonly name: TextFieldName;
  readonly control: 'text' | 'email' | 'tel' | 'textarea';
}

export interface ChoiceField extends BaseField {
  readonly name: ChoiceFieldName;
  readonly control: 'select';
  readonly options: readonly string[];
}

export type Field = InputField | ChoiceField;

/** The fields in the order of the form, for every rendering of it (photos stand after these). */
export const fields: readonly Field[] = [
  { name: 'name', control: 'text', autocomplete: 'name' },
  { name: 'email', control: 'email', autocomplete: 'email' },
  { name: 'phone', control: 'tel', autocomplete: 'tel' },
  { name: 'street_address', control: 'text', autocomplete: 'address-line1' },
  { name: 'postal_code', control: 'text', autocomplete: 'postal-code' },
  { name: 'square_meters', control: 'select', autocomplete: 'off', options: squareMeters },
  { name: 'timeline', control: 'select', autocomplete: 'off', options: timelines },
  { name: 'message', control: 'textarea', autocomplete: 'off' },
];

/** A field that no visitor sees. Named unlike any autofill token; still some browsers fill it in, as programs do. */
export const honeypotName = 'vk_check';

/** Characters that the name of a partner may have. */
export const longestSource = 64;

/** Name of the partner on whose page the form stands; the database checks the same pattern. */
export const sourcePattern = `^[a-z0-9][a-z0-9-]{0,${longestSource - 1}}$`;
