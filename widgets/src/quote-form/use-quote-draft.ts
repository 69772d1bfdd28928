import { fields } from '@vakman/domain/quote-request/quote-request.fields';
import type { QuoteRequestDraft } from '@vakman/domain/quote-request/quote-request.schema';
import { draftKey } from '@vakman/domain/stored-items/stored-keys';
import { firstValues } from '../form/draft/draft.ts';
import { useDraft } from '../form/draft/use-draft.ts';
import { browserStorage } from '../storage/browser-storage.ts';
import type { QuoteFormControls } from './quote-form.validation.ts';
import type { QuoteFormWords } from './quote-form.words.ts';
import { takePreferences } from './storage/take-preferences.ts';

interface QuoteDraftOptions {
  readonly form: QuoteFormControls;
  readonly words: QuoteFormWords;
  readonly prefill: Partial<QuoteRequestDraft>;
  /** Whether the form only shows what it would do. */
  readonly test: boolean;
}

const names = fields.map(({ name }) => name);

/** Every field, empty. */
export const emptyDraft = Object.fromEntries(names.map((name) => [name, ''])) as QuoteRequestDraft;

/** The draft of the quote form, which the assistant's answers may begin. */
export function useQuoteDraft({ form, words, prefill, test }: QuoteDraftOptions) {
  const { restored, fillIn, forget } = useDraft({
    form,
    names,
    storageKey: draftKey,
    off: test,
    prefill,
    first(typed, draft) {
      const preferences = test ? undefined : takePreferences(browserStorage('sessionStorage'), words);
      const { values, restored: found } = firstValues(names, { typed, draft, prefill });
      return {
        values: preferences ? preferences(values) : values,
        restored: found,
        keep: preferences !== undefined,
      };
    },
  });
  const discard = () => {
    form.reset(emptyDraft);
    forget();
    form.setFocus('name');
  };
  return { restored, fillIn, forget, discard };
}
