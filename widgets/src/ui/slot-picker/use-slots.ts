import type { Slot } from '@vakman/domain/booking/booking.answers';
import type { SquareMeters } from '@vakman/domain/square-meters';
import type { SlotQuestion } from '@vakman/supabase/client/slots';
import { useEffect, useState } from 'react';
import { troubleOf, type Trouble } from '../../form/trouble.ts';
import { daysAtOnce } from './slot-picker.state.ts';
import { mergeSlots } from './merge-slots.ts';

/** Where free times come from; rejects with a `BackendError`, or where its code did not arrive. */
export type AvailableSlots = (question: SlotQuestion) => Promise<readonly Slot[]>;

interface Loaded {
  /** Undefined until the first ones are there. */
  readonly slots?: readonly Slot[];
  readonly trouble?: Trouble;
}

/** The free times for a size: the first weeks at once, later ones when asked for. */
export function useSlots(size: SquareMeters, backend: { readonly availableSlots: AvailableSlots }) {
  const [loaded, setLoaded] = useState<Loaded>({});
  /** What is asked for; another object asks again. */
  const [question, setQuestion] = useState<{ readonly fromDay?: string }>({});

  useEffect(() => {
    let isWanted = true;
    const take = (change: (before: Loaded) => Loaded) => {
      if (isWanted) setLoaded(change);
    };
    backend.availableSlots({ ...question, size, days: daysAtOnce }).then(
      (found) => take(({ slots = [] }) => ({ slots: mergeSlots(slots, found) })),
      (error: unknown) => take((before) => ({ ...before, trouble: troubleOf(error) })),
    );
    return () => {
      isWanted = false;
    };
  }, [backend, size, question]);

  return {
    ...loaded,
    more: (fromDay: string) => setQuestion({ fromDay }),
    again: () => {
      setLoaded({});
      setQuestion({});
    },
  };
}
