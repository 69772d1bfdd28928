import { useEffect, useMemo, type Dispatch } from 'react';
import type { PhotoStore } from '../../form/photos/photo-store.ts';
import type { FacadeBookingProps } from '../facade-booking.props.ts';
import { chosenSlot, type FacadeBookingAction, type FacadeBookingState } from '../facade-booking.state.ts';
import type { BookingControls } from '../facade-booking.validation.ts';
import { useHold, type HoldControls } from '../hold/use-hold.ts';
import { facadeBookingBackend } from '../facade-booking.backend.ts';
import { bookNothing } from '../facade-booking.try-out.ts';
import { useBooking } from '../submission/use-booking.ts';
import type { BookingFlow } from '../use-booking-flow.ts';
import { ContactStep } from './contact-step.tsx';
import { DonePanel } from './done-panel.tsx';
import { PriceStep } from './price-step.tsx';
import { SummaryStep } from './summary-step.tsx';
import { WhenStep } from './when-step.tsx';

export interface LaterStepsProps {
  readonly props: FacadeBookingProps;
  readonly state: FacadeBookingState;
  readonly dispatch: Dispatch<FacadeBookingAction>;
  readonly form: BookingControls;
  readonly photos: PhotoStore;
  readonly flow: BookingFlow;
  /** Empties the form. */
  readonly onBooked: () => void;
}

/** What a step after the first one gets. */
export interface StepProps extends Omit<LaterStepsProps, 'onBooked'> {
  readonly holding: HoldControls;
}

/** Stays while the first step is shown again, and with it the hold of the chosen time. */
export function LaterSteps({ onBooked, ...step }: LaterStepsProps) {
  const { props, state, dispatch, form, flow } = step;
  const real = props.backend ?? facadeBookingBackend;
  const backend = useMemo(() => (props.test ? bookNothing(real) : real), [props.test, real]);
  const holding = useHold({ form, backend });
  const startAnew = () => {
    holding.forget();
    onBooked();
    flow.rewind();
  };
  const book = useBooking({ ...step, holding, backend, startAnew });
  useEffect(() => {
    // A facade of another size takes another time.
    if (holding.hold.slot && !chosenSlot(form.getValues())) holding.drop();
    // oxlint-disable-next-line react/exhaustive-deps -- sizes are chosen in the first step alone
  }, [state.step]);
  if (state.booked) {
    return (
      <DonePanel
        {...props}
        booked={state.booked}
        onReview={() => dispatch({ type: 'shown', step: 'summary' })}
        onAnother={() => {
          startAnew();
          dispatch({ type: 'another' });
        }}
      />
    );
  }
  switch (state.step) {
    case 'what':
      return null;
    case 'price':
      return <PriceStep {...step} holding={holding} />;
    case 'when':
      return <WhenStep {...step} holding={holding} backend={backend} />;
    case 'contact':
      return <ContactStep {...step} holding={holding} />;
    default:
      return <SummaryStep {...step} holding={holding} onBook={book} />;
  }
}
