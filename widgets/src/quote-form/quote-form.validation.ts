import type {
  QuoteRequest,
  QuoteRequestDraft,
  QuoteRequestErrorKey,
} from '@vakman/domain/quote-request/quote-request.schema';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import type { QuoteFormMessages } from './quote-form.words.ts';

/** The form as its parts get it: text goes in, a checked request comes out. */
export type QuoteFormControls = UseFormReturn<QuoteRequestDraft, unknown, QuoteRequest>;

const loadCheck = () => import('./quote-form.check.ts');

/** Fetches the rules while somebody is still typing; what does not arrive is asked for again when it is needed. */
export const prepareCheck = (): void => void loadCheck().catch(() => {});

/**
 * Lets the form check by the rules of the domain; its error messages are the domain's keys. Nobody needs them before he
 * fills in the form, and they are half of what it would do until it answers. Rejects where they do not arrive.
 */
export const quoteRequestResolver: Resolver<QuoteRequestDraft, unknown, QuoteRequest> = async (draft) => {
  const { checkDraft } = await loadCheck();
  return checkDraft(draft);
};

/** The sentence of an error key such as `name.tooShort`. */
export function errorText({ errors }: QuoteFormMessages, key: QuoteRequestErrorKey): string {
  const [field, rule] = key.split('.') as [keyof typeof errors, string];
  return (errors[field] as Record<string, string>)[rule] ?? key;
}
