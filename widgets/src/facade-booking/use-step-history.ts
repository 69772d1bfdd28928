import { useEffect, useRef } from 'react';
import { isOwnSite } from '../form/storage/own-site.ts';
import { steps, type Step } from './facade-booking.state.ts';

/** A step among the entries of the browser's history. */
export interface PassedStep {
  readonly step: Step;
  readonly changing: boolean;
}

interface Entry extends PassedStep {
  /** Entries of ours before this one. */
  readonly depth: number;
}

/** Name of ours in the state of an entry, beside what the page keeps there. */
const name = 'facadeBooking';

function currentEntry(): Entry | undefined {
  const entry = (history.state as Record<string, unknown> | null)?.[name] as Partial<Entry> | undefined;
  const step = steps.find((known) => known === entry?.step);
  return step && { step, changing: entry?.changing === true, depth: Number(entry?.depth) || 0 };
}

const first: Entry = { step: 'what', changing: false, depth: 0 };

/**
 * Lets the browser's own "back" go back one step, on our own site alone: another page's history is none of our business.
 *
 * @param onMove told where the visitor went by the browser's buttons; not called for what `push` and `rewind` did.
 */
export function useStepHistory(onMove: (to: PassedStep) => void) {
  const told = useRef(onMove);
  useEffect(() => {
    told.current = onMove;
  });
  const rewinding = useRef(false);
  useEffect(() => {
    if (!isOwnSite()) return undefined;
    const move = () => {
      if (!rewinding.current) told.current(currentEntry() ?? first);
      rewinding.current = false;
    };
    addEventListener('popstate', move);
    return () => removeEventListener('popstate', move);
  }, []);

  return {
    /** Where the visitor was when he reloaded the page. */
    reloaded: (): PassedStep | undefined => (isOwnSite() ? currentEntry() : undefined),
    push: (passed: PassedStep): void => {
      if (!isOwnSite()) return;
      const entry: Entry = { ...passed, depth: (currentEntry() ?? first).depth + 1 };
      history.pushState({ ...(history.state as object | null), [name]: entry }, '');
    },
    /** Whether the browser goes back, and then tells where. */
    back: (): boolean => {
      if (!isOwnSite() || !currentEntry()?.depth) return false;
      history.back();
      return true;
    },
    /** Leaves no steps behind, once there is nothing to go back to. */
    rewind: (): void => {
      const depth = isOwnSite() ? (currentEntry()?.depth ?? 0) : 0;
      if (depth === 0) return;
      rewinding.current = true;
      history.go(-depth);
    },
  };
}
