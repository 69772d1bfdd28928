import type { Slot } from '@vakman/domain/booking/booking.answers';
import type { SquareMeters } from '@vakman/domain/square-meters';
import { randomUuid } from '@vakman/domain/text/random-uuid';
import { useCallback, useReducer, useRef } from 'react';
import { bookingFacts } from '../../../generated/booking-facts.ts';
import { chosenSlot } from '../facade-booking.state.ts';
import type { BookingControls } from '../facade-booking.validation.ts';
import type { FacadeBookingBackend } from '../facade-booking.backend.ts';
import { holdReducer, restoredHold, type Hold } from './hold.ts';

interface HoldOptions {
  readonly form: BookingControls;
  readonly backend: FacadeBookingBackend;
}

export interface HoldControls {
  readonly hold: Hold;
  /** Holds a time in the place of the one before; answers with how it went, and never rejects. */
  readonly choose: (slot: Slot) => Promise<Hold['status']>;
  /** Makes sure that the chosen time is held for some more minutes. */
  readonly secure: () => Promise<Hold['status']>;
  readonly lose: (alternatives: readonly Slot[]) => void;
  readonly expire: () => void;
  /** Gives the time back, because it fits no longer. */
  readonly drop: () => void;
  /** Knows of no time any more: it is booked. */
  readonly forget: () => void;
}

/** Milliseconds that a hold lasts. */
const longest = () => bookingFacts.rules.holdMinutes * 60_000;

/** Milliseconds that a hold must last when the visitor goes on. */
const least = 60_000;

/** Milliseconds before a choice is told: with the arrow keys a visitor passes many times on his way to one. */
const settling = 300;

/** Holds the chosen time while the visitor fills in the rest. What is chosen stands among the form's values too. */
export function useHold({ form, backend }: HoldOptions): HoldControls {
  const [hold, dispatch] = useReducer(holdReducer, undefined, () => {
    const values = form.getValues();
    return restoredHold(chosenSlot(values), values.held_until, Date.now(), longest());
  });
  const queue = useRef<Promise<Hold['status']>>(Promise.resolve('none'));
  const turns = useRef(0);

  const keep = (slot: Slot | undefined, heldUntil: number | undefined) => {
    form.setValue('starts_at', slot?.starts_at ?? '');
    form.setValue('ends_at', slot?.ends_at ?? '');
    form.setValue('slot_size', slot ? form.getValues('square_meters') : '');
    form.setValue('held_until', heldUntil === undefined ? '' : String(heldUntil));
  };
  const lose = (alternatives: readonly Slot[]) => {
    keep(undefined, undefined);
    dispatch({ type: 'lost', alternatives });
  };

  async function ask(slot: Slot, turn: number): Promise<Hold['status']> {
    await new Promise((resolve) => setTimeout(resolve, settling));
    // Another time was chosen meanwhile.
    if (turn !== turns.current) return 'none';
    const { id, square_meters } = form.getValues();
    // By the clock of this device alone, which may be wrong.
    const until = Date.now() + longest();
    const question = { bookingId: id, size: square_meters as SquareMeters, startsAt: slot.starts_at };
    const answer = await backend.holdSlot(question).catch(() => undefined);
    if (turn !== turns.current) return 'none';
    if (!answer || 'unheld' in answer) {
      dispatch({ type: 'unheld' });
      return 'unheld';
    }
    if (!answer.held) {
      lose(answer.alternatives);
      return 'lost';
    }
    keep(slot, until);
    dispatch({ type: 'held', until });
    return 'held';
  }

  const choose = (slot: Slot) => {
    if (!form.getValues('id')) form.setValue('id', randomUuid());
    keep(slot, undefined);
    dispatch({ type: 'chosen', slot });
    turns.current += 1;
    const turn = turns.current;
    // One after the other: the last choice is the one that the backend keeps.
    queue.current = queue.current.then(() => ask(slot, turn));
    return queue.current;
  };

  const forget = () => {
    turns.current += 1;
    dispatch({ type: 'dropped' });
  };

  return {
    hold,
    choose,
    lose,
    async secure() {
      if (hold.status === 'asking') return queue.current;
      if (hold.status === 'held' && (hold.until ?? 0) - Date.now() > least) return 'held';
      return hold.slot ? choose(hold.slot) : 'none';
    },
    expire: useCallback(() => dispatch({ type: 'expired' }), []),
    drop() {
      forget();
      keep(undefined, undefined);
      // It would run out by itself, only later.
      const { id } = form.getValues();
      if (id) void backend.releaseSlot(id).catch(() => {});
    },
    forget,
  };
}
