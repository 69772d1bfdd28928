import type { FieldName } from '@vakman/domain/quote-request/quote-request.fields';
import type { QuoteRequestDraft } from '@vakman/domain/quote-request/quote-request.schema';
import { draftKey } from '@vakman/domain/stored-items/stored-keys';
import { useEffect, useState } from 'react';
import { browserStorage } from '../storage/browser-storage.ts';
import { takePreferences } from '../storage/take-preferences.ts';
import { firstValues } from '../quote-form.state.ts';
import type { QuoteFormControls } from '../quote-form.validation.ts';
import type { QuoteFormWords } from '../quote-form.words.ts';
import { emptyDraft, formatDraft, parseDraft } from './draft.ts';

interface DraftOptions {
  readonly form: QuoteFormControls;
  readonly words: QuoteFormWords;
  readonly prefill: Partial<QuoteRequestDraft>;
}

/** Fills the form at first, and from then on keeps what is typed, so that a closed tab loses nothing. */
export function useDraft({ form, words, prefill }: DraftOptions) {
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const storage = browserStorage('localStorage');
    const save = (values: Partial<Record<FieldName, string>>) => {
      const text = formatDraft(values, Date.now());
      if (text === undefined) storage.removeItem(draftKey);
      else storage.setItem(draftKey, text);
    };
    const typed = form.getValues();
    const preferences = takePreferences(browserStorage('sessionStorage'), words);
    const draft = parseDraft(storage.getItem(draftKey), Date.now());
    const first = firstValues({ typed, preferences, draft, prefill });
    for (const [name, value] of Object.entries(first.values)) form.setValue(name as FieldName, value);
    setRestored(first.restored);
    // What the page gave is not the visitor's until he adds to it.
    if (preferences !== undefined || Object.values(typed).some(Boolean)) save(form.getValues());
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => save(values) });
    // Once: later changes of words or attributes leave the visitor's text alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const forget = () => setRestored(false);
  const discard = () => {
    form.reset(emptyDraft);
    setRestored(false);
    form.setFocus('name');
  };
  return { restored, forget, discard };
}
