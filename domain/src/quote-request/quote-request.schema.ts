import * as z from 'zod/mini';
import { contactShape, type ContactErrorKey } from '../contact/contact.schema.ts';
import { checkForm, type FormCheck } from '../form/form.check.ts';
import { messageSchema } from '../text/text.schema.ts';
import {
  choiceNames,
  choices,
  textRules,
  type ChoiceFieldName,
  type FieldName,
} from './quote-request.fields.ts';

/** Keys of the messages under `errors` of the quote form; never shown as they are. */
export type QuoteRequestErrorKey =
  | ContactErrorKey
  | 'message.tooShort'
  | 'message.tooLong'
  | `${ChoiceFieldName}.required`;

const choice = <Name extends ChoiceFieldName>(name: Name) =>
  z.enum<(typeof choices)[Name]>(choices[name], { error: `${name}.required` satisfies QuoteRequestErrorKey });

/** The choices as fields of a schema. */
export const choiceShape = Object.fromEntries(choiceNames.map((name) => [name, choice(name)])) as object as {
  readonly [Name in ChoiceFieldName]: ReturnType<typeof choice<Name>>;
};

/** What the visitor fills in. Text is trimmed, and one line but for the message; error messages are `QuoteRequestErrorKey`s. */
const quoteRequestSchema = z.object({
  ...contactShape,
  ...choiceShape,
  message: messageSchema<QuoteRequestErrorKey>(textRules.message, {
    tooShort: 'message.tooShort',
    tooLong: 'message.tooLong',
  }),
});

export type QuoteRequest = z.infer<typeof quoteRequestSchema>;

/** What the visitor typed so far: any text in any field, choices empty until made. */
export type QuoteRequestDraft = Record<FieldName, string>;

export type QuoteRequestErrors = Partial<Record<FieldName, QuoteRequestErrorKey>>;

export type QuoteRequestCheck = FormCheck<QuoteRequest, QuoteRequestErrors>;

/** Checks every field, and answers with the trimmed values or with one error key for each wrong field. */
export const checkQuoteRequest = (input: unknown): QuoteRequestCheck => checkForm(quoteRequestSchema, input);

/** The `address` column: street and postal code joined by a comma. */
export function joinAddress(request: Pick<QuoteRequest, 'street_address' | 'postal_code'>): string {
  return `${request.street_address}, ${request.postal_code}`;
}
