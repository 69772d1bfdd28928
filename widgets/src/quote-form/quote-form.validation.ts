import {
  checkQuoteRequest,
  type QuoteRequest,
  type QuoteRequestDraft,
  type QuoteRequestErrorKey,
} from '@vakman/domain/quote-request/quote-request.schema';
import { storable } from '@vakman/domain/text/text';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import type { QuoteFormMessages } from './quote-form.words.ts';

/** The form as its parts get it: text goes in, a checked request comes out. */
export type QuoteFormControls = UseFormReturn<QuoteRequestDraft, unknown, QuoteRequest>;

/** Lets the form check by the rules of the domain; its error messages are the domain's keys. */
export const quoteRequestResolver: Resolver<QuoteRequestDraft, unknown, QuoteRequest> = (draft) => {
  const kept = Object.entries(draft).map(([name, value]) => [name, storable(value)]);
  const check = checkQuoteRequest(Object.fromEntries(kept));
  if (check.ok) return { values: check.value, errors: {} };
  const errors = Object.entries(check.errors).map(([name, message]) => [name, { type: 'rule', message }]);
  return { values: {}, errors: Object.fromEntries(errors) as object };
};

/** The sentence of an error key such as `name.tooShort`. */
export function errorText({ errors }: QuoteFormMessages, key: QuoteRequestErrorKey): string {
  const [field, rule] = key.split('.') as [keyof typeof errors, string];
  return (errors[field] as Record<string, string>)[rule] ?? key;
}
