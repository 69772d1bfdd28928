import type { FieldName } from '@vakman/domain/quote-request/quote-request.fields';
import type {
  QuoteRequestDraft,
  QuoteRequestErrorKey,
  QuoteRequestErrors,
} from '@vakman/domain/quote-request/quote-request.schema';
import type { FieldErrors } from 'react-hook-form';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { errorText, type QuoteFormControls } from './quote-form.validation.ts';
import { summarised } from './quote-form.state.ts';
import type { QuoteFormMessages } from './quote-form.words.ts';

interface QuoteFormSummaryProps {
  readonly form: QuoteFormControls;
  readonly listed: readonly FieldName[];
  readonly messages: QuoteFormMessages;
}

export function QuoteFormSummary({ form, listed, messages }: QuoteFormSummaryProps) {
  const keys = errorKeys(form.formState.errors);
  const errors = summarised(listed, keys).map((name) => ({
    id: name,
    text: errorText(messages, keys[name] ?? `${name as 'phone'}.tooShort`),
  }));
  if (errors.length === 0) return null;
  return <ErrorSummary title={messages.errorSummary.title} errors={errors} attempt={listed} />;
}

function errorKeys(errors: FieldErrors<QuoteRequestDraft>): QuoteRequestErrors {
  const pairs = Object.entries(errors).map(([name, error]) => [name, error.message as QuoteRequestErrorKey]);
  return Object.fromEntries(pairs) as QuoteRequestErrors;
}
