import { useRef } from 'react';
import { validSource } from '../../form/valid-source.ts';
import type { BookingFormErrorKey } from '@vakman/domain/booking/booking.whole-form';
import { ruleError } from '../facade-booking.validation.ts';
import type { ValueName } from '../facade-booking.fields.ts';
import type { HoldControls } from '../hold/use-hold.ts';
import type { LaterStepsProps } from '../steps/later-steps.tsx';
import type { BookingBackend } from './booking-backend.ts';
import { sendBooking, type BookingOutcome } from './send-booking.ts';

interface BookingOptions extends LaterStepsProps {
  readonly holding: HoldControls;
  readonly backend: BookingBackend;
}

/** Books once at a time, tells the page, and leads on or back to what is in the way. */
export function useBooking(options: BookingOptions): () => Promise<void> {
  const { props, dispatch, form, photos, flow, holding, backend, trapped, onBooked } = options;
  const busy = useRef(false);

  async function attempt(): Promise<BookingOutcome> {
    // Only a program fills in what nobody sees; or a browser that does, and then its visitor is asked to call.
    if (trapped) return { kind: 'refused', trouble: 'failed', isSpent: false };
    const { language, source } = props;
    const request = { values: form.getValues(), language, source: validSource(source) };
    return sendBooking(request, { backend, photos });
  }

  function follow(outcome: BookingOutcome): void {
    switch (outcome.kind) {
      case 'booked':
        dispatch({ type: 'booked', booked: outcome.booked });
        props.emit('facade-booking-completed', { reference: outcome.booked.reference });
        holding.forget();
        onBooked();
        flow.rewind();
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
        if (outcome.isSpent) form.setValue('id', crypto.randomUUID());
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
