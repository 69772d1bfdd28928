import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { browserStorage } from '../../storage/browser-storage.ts';
import { parseDraft, type DraftValues, type FirstValues } from './draft.ts';
import { takeDraftPlace } from './draft-place.ts';
import { keepDraft } from './keep-draft.ts';

/** What is asked of a form whose values are texts. */
interface DraftForm<Name extends string> {
  getValues(): Record<Name, string>;
  setValue(name: Name, value: string): void;
  subscribe: UseFormReturn<Record<Name, string>>['subscribe'];
}

interface DraftOptions<Name extends string> {
  readonly form: DraftForm<Name>;
  readonly names: readonly Name[];
  /** Key in local storage, of the first form of its kind on the page. */
  readonly storageKey: string;
  /** Whether nothing is read and nothing kept. */
  readonly off?: boolean;
  /** What the page gives; what changes in it later goes into fields that the visitor left alone. */
  readonly prefill: DraftValues<Name>;
  /** Chooses the first values by what stands in the fields and what was kept; `keep` makes them the visitor's at once. */
  readonly first: (
    typed: DraftValues<Name>,
    draft: DraftValues<Name> | undefined,
  ) => FirstValues<Name> & { readonly keep?: boolean };
}

/** Fills the form at first, and from then on keeps what is typed, so that a closed tab loses nothing. */
export function useDraft<Name extends string>(options: DraftOptions<Name>) {
  const { form, names, prefill } = options;
  const [restored, setRestored] = useState(false);
  const filling = useRef(false);
  /** What the page gave so far, by which its values are told from the visitor's. */
  const given = useRef<DraftValues<Name>>({});

  /** Puts values of the page into fields that are empty or hold what the page gave before. They are no draft yet. */
  const fillIn = (values: DraftValues<Name>): void => {
    const present = form.getValues();
    filling.current = true;
    for (const name of names) {
      const value = values[name];
      if (value === undefined || value === given.current[name]) continue;
      if (present[name] === '' || present[name] === given.current[name]) form.setValue(name, value);
      given.current = { ...given.current, [name]: value };
    }
    filling.current = false;
  };

  useEffect(() => {
    const { storageKey, first, off = false } = options;
    const place = takeDraftPlace(storageKey);
    const typed = form.getValues();
    const stored = off ? null : browserStorage('localStorage').getItem(place.key);
    const draft = parseDraft(names, stored, Date.now());
    const { values, restored: found, keep: own } = first(typed, draft);
    for (const name of names) {
      const value = values[name];
      if (value !== undefined) form.setValue(name, value);
    }
    given.current = prefill;
    setRestored(found);
    const keep = (kept: Record<Name, string>) => {
      if (!off && !filling.current) keepDraft(place.key, kept);
    };
    // What the page gave is not the visitor's until he adds to it.
    if (own || Object.values(typed).some(Boolean)) keep(form.getValues());
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values: changed }) => keep(changed),
    });
    return () => {
      stop();
      place.leave();
    };
    // Once: later changes of words leave the visitor's text alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const wanted = JSON.stringify(prefill);
  useEffect(() => {
    fillIn(prefill);
    // oxlint-disable-next-line react/exhaustive-deps -- by what it says: each rendering makes another object
  }, [wanted]);

  /** The form begins anew: what the page gave for it before counts no more. */
  const forget = () => {
    setRestored(false);
    given.current = {};
  };
  return { restored, fillIn, forget };
}
