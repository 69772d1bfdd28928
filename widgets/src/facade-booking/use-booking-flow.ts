import { bookingPrice } from '@vakman/domain/booking/booking.price';
import { useEffect, useRef, type Dispatch } from 'react';
import { bookingFacts } from '../../generated/booking-facts.ts';
import type { BookingValues } from './facade-booking.fields.ts';
import {
  furthestStep,
  notBeyond,
  stepAfter,
  stepBefore,
  type FacadeBookingAction,
  type FacadeBookingState,
} from './facade-booking.state.ts';
import { useStepHistory, type PassedStep } from './use-step-history.ts';

interface FlowOptions {
  readonly state: FacadeBookingState;
  readonly dispatch: Dispatch<FacadeBookingAction>;
  readonly values: () => BookingValues;
  /** Called before another step is shown. */
  readonly onLeave: () => void;
  /** Brings the later steps; rejects where they do not arrive. */
  readonly load: () => Promise<void>;
}

/** What the price of these choices is, as one text. */
const priceOf = (values: BookingValues) => JSON.stringify(bookingPrice(values, bookingFacts.price));

/** Where the visitor is, and how he goes on and back. */
export function useBookingFlow({ state, dispatch, values, onLeave, load }: FlowOptions) {
  const seenPrice = useRef('');
  const furthest = () => furthestStep(values(), bookingFacts.rules, new Date());

  const show = ({ step, changing }: PassedStep) => {
    if (step === 'price') seenPrice.current = priceOf(values());
    onLeave();
    dispatch({ type: 'shown', step, changing });
  };
  /** Shows a step that was there before, as far as what is filled in leads to it. */
  const showAgain = async ({ step, changing }: PassedStep) => {
    const reached = notBeyond(step, furthest());
    if (reached !== 'what') await load();
    show({ step: reached, changing });
  };
  const passed = useStepHistory((to) => {
    // What is on its way leads on from this step.
    if (state.busy) return false;
    // There is nothing to go back to once all is booked as it was sent. Should the other steps not arrive, this one stays.
    if (!state.booked?.asSent) void showAgain(to).catch(() => {});
    return true;
  });
  useEffect(() => {
    const reloaded = passed.reloaded();
    if (reloaded && reloaded.step !== 'what') void showAgain(reloaded).catch(() => {});
    // Once, when the draft is back.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const goTo = (to: PassedStep) => {
    passed.push(to);
    show(to);
  };
  return {
    goTo,
    /** Goes on from a step that is in order. */
    next: () => {
      const { step, changing } = state;
      const priceChanged = priceOf(values()) !== seenPrice.current;
      const to = stepAfter(step, { changing, priceChanged, furthest: furthest() });
      goTo({ step: to, changing: changing && to !== 'summary' });
    },
    back: () => {
      const before = stepBefore(state.step);
      if (before && !passed.back()) show({ step: before, changing: state.changing });
    },
    rewind: passed.rewind,
  };
}

export type BookingFlow = ReturnType<typeof useBookingFlow>;
