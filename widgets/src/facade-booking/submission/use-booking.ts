import { randomUuid } from '@vakman/domain/text/random-uuid';
import { useRef } from 'react';
import { validSource } from '../../form/valid-source.ts';
import type { BookingFormErrorKey } from '@vakman/domain/booking/booking.whole-form';
import { ruleError } from '../facade-booking.validation.ts';
import type { ValueName } from '../facade-booking.fields.ts';
import type { StepProps } from '../steps/later-steps.tsx';
import type { FacadeBookingBackend } from '../facade-booking.backend.ts';
import { sendBooking, type BookingOutcome } from './send-booking.ts';

interface BookingOptions extends StepProps {
  readonly backend: FacadeBookingBackend;
  /** Empties the form, and leaves no steps behind. */
  readonly startAnew: () => void;
}

/** Books once at a time, tells the page, and leads on or back to what is in the way. */
export function useBooking(options: BookingOptions): () => Promise<void> {
  const { props, dispatch, form, photos, flow, holding, backend, startAnew } = options;
  const busy = useRef(false);

  async function attempt(): Promise<BookingOutcome> {
    const { language, source } = props;
    const request = { values: form.getValues(), language, source: validSource(source) };
    return sendBooking(request, { backend, photos });
  }

  function follow(outcome: BookingOutcome): void {
    switch (outcome.kind) {
      case 'booked':
        dispatch({ type: 'booked', booked: outcome.booked });
        props.emit('facade-booking-completed', { reference: outcome.booked.reference });
        // What was changed in vain is kept, with the way back to it.
        if (outcome.booked.asSent) startAnew();
        break;
      case 'lost':
        holding.lose(outcome.alternatives);
        flow.goTo({ step: 'when', changing: true });
        break;
      case 'wrong': {
        flow.goTo({ step: 'contact', changing: true });
        const wrong = Object.entries(outcome.errors) as [ValueName, BookingFormErrorKey][];
        for (const [name, key] of wrong) form.setError(name, ruleError(key));
        dispatch({ type: 'invalid', fields: wrong.map(([name]) => name) });
        break;
      }
      default:
        if (outcome.isSpent) form.setValue('id', randomUuid());
        dispatch({ type: 'refused', trouble: outcome.trouble });
        props.emit('facade-booking-failed', { code: outcome.trouble });
    }
  }

  return async () => {
    if (busy.current) return;
    busy.current = true;
    dispatch({ type: 'busy' });
    const outcome = await attempt();
    busy.current = false;
    follow(outcome);
  };
}
