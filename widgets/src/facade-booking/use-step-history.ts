import { useEffect, useRef } from 'react';
import { isOwnSite } from '../own-site.ts';
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

const depthNow = () => (currentEntry() ?? first).depth;

interface Place {
  /** Of the entry whose step is shown. */
  depth: number;
  /** Depth of the entry that we are on our way to. */
  awaited?: number | undefined;
}

/** Goes to the entry of the step that is shown. */
function goTo(place: Place): void {
  const by = place.depth - depthNow();
  // Going nowhere would load the page anew.
  if (by === 0) return;
  place.awaited = place.depth;
  history.go(by);
}

/**
 * Lets the browser's own "back" go back one step, on our own site alone: another page's history is none of our business.
 *
 * @param onMove told where the visitor went by the browser's buttons, and answers whether he may; not called for what
 *   `push` and `rewind` did.
 */
export function useStepHistory(onMove: (to: PassedStep) => boolean) {
  const told = useRef(onMove);
  useEffect(() => {
    told.current = onMove;
  });
  const place = useRef<Place>({ depth: 0 });
  useEffect(() => {
    if (!isOwnSite()) return undefined;
    place.current.depth = depthNow();
    const move = () => {
      const isOurs = depthNow() === place.current.awaited;
      place.current.awaited = undefined;
      if (isOurs) return;
      if (told.current(currentEntry() ?? first)) place.current.depth = depthNow();
      else goTo(place.current);
    };
    addEventListener('popstate', move);
    return () => removeEventListener('popstate', move);
  }, []);

  return {
    /** Where the visitor was when he reloaded the page. */
    reloaded: (): PassedStep | undefined => (isOwnSite() ? currentEntry() : undefined),
    push: (passed: PassedStep): void => {
      if (!isOwnSite()) return;
      place.current.depth = depthNow() + 1;
      const entry: Entry = { ...passed, depth: place.current.depth };
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
      if (!isOwnSite()) return;
      place.current.depth = 0;
      goTo(place.current);
    },
  };
}
