import * as z from 'zod/mini';
import { codePoints, isStorable, longestSent, oneLine } from '../text/text.ts';
import {
  squareMeters,
  textRules,
  timelines,
  type FieldName,
  type TextFieldName,
} from './quote-request.fields.ts';

/** Keys of the messages under `errors` of the quote form; never shown as they are. */
export type QuoteRequestErrorKey =
  | `${Exclude<TextFieldName, 'email'>}.tooShort`
  | `${TextFieldName}.tooLong`
  | 'email.invalid'
  | 'square_meters.required'
  | 'timeline.required';

/**
 * An e-mail address, for JavaScript and for PostgreSQL's `~`: no quoted local parts, no address literals.
 * Source: the pattern of zod 4, written without case flag so that both engines read the same.
 */
export const emailPattern =
  "^(?!\\.)(?!.*\\.\\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$";

const emailExpression = new RegExp(emailPattern);

const text = (name: TextFieldName) => {
  const { min, max } = textRules[name];
  const tooShort: QuoteRequestErrorKey = name === 'email' ? 'email.invalid' : `${name}.tooShort`;
  return z.string({ error: tooShort }).check(
    z.refine((value) => codePoints(value) <= longestSent, { error: `${name}.tooLong`, abort: true }),
    z.refine(isStorable, { error: tooShort, abort: true }),
    name === 'message' ? z.trim() : z.overwrite(oneLine),
    z.refine((value) => codePoints(value) >= min, { error: tooShort, abort: true }),
    z.refine((value) => codePoints(value) <= max, { error: `${name}.tooLong`, abort: true }),
  );
};

/** What the visitor fills in. Text is trimmed, and one line but for the message; error messages are `QuoteRequestErrorKey`s. */
export const quoteRequestSchema = z.object({
  name: text('name'),
  email: text('email').check(z.refine((value) => emailExpression.test(value), { error: 'email.invalid' })),
  phone: text('phone'),
  street_address: text('street_address'),
  postal_code: text('postal_code'),
  square_meters: z.enum(squareMeters, { error: 'square_meters.required' }),
  timeline: z.enum(timelines, { error: 'timeline.required' }),
  message: text('message'),
});

export type QuoteRequest = z.infer<typeof quoteRequestSchema>;

/** What the visitor typed so far: any text in any field, choices empty until made. */
export type QuoteRequestDraft = Record<FieldName, string>;

export type QuoteRequestErrors = Partial<Record<FieldName, QuoteRequestErrorKey>>;

export type QuoteRequestCheck =
  | { readonly ok: true; readonly value: QuoteRequest }
  | { readonly ok: false; readonly errors: QuoteRequestErrors };

/**
 * Checks every field and answers with the trimmed values, or with one error key for each wrong field.
 * What is no object at all lacks every field.
 */
export function checkQuoteRequest(input: unknown): QuoteRequestCheck {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return checkQuoteRequest({});
  const result = z.safeParse(quoteRequestSchema, input);
  if (result.success) return { ok: true, value: result.data };
  const errors: QuoteRequestErrors = {};
  for (const issue of result.error.issues) {
    const name = issue.path[0] as FieldName | undefined;
    if (name !== undefined) errors[name] ??= issue.message as QuoteRequestErrorKey;
  }
  return { ok: false, errors };
}

/** The `address` column: street and postal code joined by a comma. */
export function joinAddress(request: Pick<QuoteRequest, 'street_address' | 'postal_code'>): string {
  return `${request.street_address}, ${request.postal_code}`;
}
