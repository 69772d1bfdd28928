import { contactFields, contactRules } from '../contact/contact.fields.ts';
import { squareMeters } from '../square-meters.ts';
import { longestMessage, type TextRule } from '../text/text.rule.ts';

/** What the facade is made of, in the order in which the choices are shown. */
export const materials = ['brick', 'plaster', 'concrete', 'natural-stone', 'wood', 'mixed'] as const;

/** How high the facade is, in storeys; from `three-storeys` on the crew needs a lift. */
export const heights = ['one-storey', 'two-storeys', 'three-storeys', 'higher'] as const;

/** Whether a crew can reach the facade: from the street or garden, over a neighbour's ground, or only through the house. */
export const accesses = ['free', 'neighbour', 'through-house'] as const;
export type Access = (typeof accesses)[number];

/** What is kept of a booking's way: asked for, agreed by the office, refused by it, called off, or withdrawn from. */
export const bookingStatuses = ['requested', 'confirmed', 'refused', 'cancelled', 'withdrawn'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** Both hold the crew's time; the others give it back. */
export const liveStatuses: ReadonlySet<BookingStatus> = new Set(['requested', 'confirmed']);

/** Remarks may stay empty. */
export const bookingTextRules = {
  ...contactRules,
  remarks: { min: 0, max: longestMessage },
} as const satisfies Record<string, TextRule>;

export type BookingTextName = keyof typeof bookingTextRules;
export type BookingChoiceName = 'square_meters' | 'material' | 'height' | 'access' | 'impregnation';
export type BookingFieldName = BookingTextName | BookingChoiceName;

/** Values of each choice, for every rendering of the form. */
export const bookingChoices = {
  square_meters: squareMeters,
  material: materials,
  height: heights,
  access: accesses,
  impregnation: ['yes', 'no'],
} as const satisfies Record<BookingChoiceName, readonly string[]>;

export const bookingChoiceNames = Object.keys(bookingChoices) as readonly BookingChoiceName[];

type ShortList = 'access' | 'impregnation';

export type BookingChoiceField = { readonly options: readonly string[] } & (
  | { readonly name: ShortList; readonly control: 'radio' }
  | {
      readonly name: Exclude<BookingChoiceName, ShortList>;
      readonly control: 'select';
      /** Token of the HTML `autocomplete` attribute. */
      readonly autocomplete: 'off';
    }
);

/**
 * What is to be cleaned, in the order in which every rendering of the form asks for it. Short lists are all seen at
 * once; the others are the browser's own select, with a placeholder.
 */
export const bookingChoiceFields: readonly BookingChoiceField[] = [
  { name: 'square_meters', control: 'select', autocomplete: 'off', options: squareMeters },
  { name: 'material', control: 'select', autocomplete: 'off', options: materials },
  { name: 'height', control: 'select', autocomplete: 'off', options: heights },
  { name: 'access', control: 'radio', options: accesses },
  { name: 'impregnation', control: 'radio', options: bookingChoices.impregnation },
];

/** What the first step asks: where the facade is, as nothing is booked outside the area, and what is to be cleaned. */
export const bookingWhatNames = ['postal_code', ...bookingChoiceNames] as const;

/** The one field that may stay empty. Without `autocomplete`, so that a browser brings its text back with the page. */
export const remarksField = { name: 'remarks', control: 'textarea', rows: 3, isOptional: true } as const;

/** What stands beside the choices, in the order in which every rendering of the form asks for it. */
export const bookingContactNames = [
  ...contactFields.map(({ name }) => name),
  remarksField.name,
  'early_start',
] as const;
