import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { browserStorage } from '../../storage/browser-storage.ts';
import { parseDraft, type DraftValues, type FirstValues } from './draft.ts';

/** What is asked of a form whose values are texts. */
interface DraftForm<Name extends string> {
  getValues(): Record<Name, string>;
  setValue(name: Name, value: string): void;
  subscribe: UseFormReturn<Record<Name, string>>['subscribe'];
}

interface DraftOptions<Name extends string> {
  readonly form: DraftForm<Name>;
  readonly names: readonly Name[];
  /** Key in local storage. */
  readonly storageKey: string;
  readonly keep: (values: Record<Name, string>) => void;
  /** Chooses the first values by what stands in the fields and what was kept; `keep` makes them the visitor's at once. */
  readonly first: (
    typed: DraftValues<Name>,
    draft: DraftValues<Name> | undefined,
  ) => FirstValues<Name> & { readonly keep?: boolean };
}

/** Fills the form at first, and from then on keeps what is typed, so that a closed tab loses nothing. */
export function useDraft<Name extends string>(options: DraftOptions<Name>) {
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const { form, names, storageKey, keep, first } = options;
    const typed = form.getValues();
    const draft = parseDraft(names, browserStorage('localStorage').getItem(storageKey), Date.now());
    const { values, restored: found, keep: own } = first(typed, draft);
    for (const name of names) {
      const value = values[name];
      if (value !== undefined) form.setValue(name, value);
    }
    setRestored(found);
    // What the page gave is not the visitor's until he adds to it.
    if (own || Object.values(typed).some(Boolean)) keep(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: changed }) => keep(changed),
    });
    // Once: later changes of words or attributes leave the visitor's text alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return { restored, forget: () => setRestored(false) };
}
