import { bookingWhatNames } from '@vakman/domain/booking/booking.fields';
import { useEffect, useReducer, useRef, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { usePhotoStore } from '../form/photos/use-photo-store.ts';
import { useSource } from '../form/use-source.ts';
import { troubleOf } from '../form/trouble.ts';
import { BookingHeader } from './booking-header.tsx';
import { emptyValues, laterValues, type BookingValues } from './facade-booking.fields.ts';
import type { FacadeBookingProps } from './facade-booking.props.ts';
import { facadeBookingReducer, initialState, viewOf } from './facade-booking.state.ts';
import { resolverOf } from './facade-booking.validation.ts';
import { useBookingDraft } from './use-booking-draft.ts';
import { useBookingFlow } from './use-booking-flow.ts';
import { useLaterSteps } from './use-later-steps.ts';
import { useShownView } from './use-shown-view.ts';
import { WhatStep } from './what-step.tsx';

/** The first step is a real form, rendered by the build; the others come while it is filled in. */
export function FacadeBooking(given: FacadeBookingProps) {
  const source = useSource(given.source);
  const props = source === undefined ? given : { ...given, source };
  const { language, words, hideTitle = false, test = false, emit } = props;
  const { messages } = words;
  const [state, dispatch] = useReducer(facadeBookingReducer, initialState);
  const photos = usePhotoStore();
  const later = useLaterSteps();
  const form = useForm<BookingValues>({
    defaultValues: laterValues,
    resolver: resolverOf(state.step, later.parts?.checkContact),
    shouldFocusError: false,
  });
  const draft = useBookingDraft({ form, prefill: prefillOf(props), test });
  const flow = useBookingFlow({
    state,
    dispatch,
    values: form.getValues,
    // What was wrong in one step is not wrong in the next.
    onLeave: () => form.reset(undefined, { keepValues: true }),
    load: later.load,
  });
  const box = useRef<HTMLDivElement>(null);
  const view = viewOf(state);
  useShownView(view, box, emit);
  const honeypot = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const online = () => dispatch({ type: 'online' });
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, []);

  const startAnew = () => {
    form.reset(emptyValues);
    photos.clear();
    draft.forget();
  };
  const goOn = async () => {
    if (honeypot.current?.value) {
      dispatch({ type: 'refused', trouble: 'trapped' });
      return;
    }
    dispatch({ type: 'busy' });
    try {
      await later.load();
      flow.next();
    } catch (error) {
      dispatch({ type: 'refused', trouble: troubleOf(error) });
    }
  };
  const submitWhat = (event: FormEvent) => {
    event.preventDefault();
    if (state.busy) return;
    void form.handleSubmit(goOn, (errors) =>
      dispatch({ type: 'invalid', fields: bookingWhatNames.filter((name) => errors[name]) }),
    )(event);
  };
  const { LaterSteps } = later.parts ?? {};

  return (
    <div className="widget" lang={language} part="form" ref={box} onFocus={later.preload}>
      {test && <p className="test-note">{messages.test}</p>}
      {view === 'what' && (
        <>
          <BookingHeader {...{ messages, hideTitle }} restored={draft.restored} onDiscard={startAnew} />
          <WhatStep {...{ form, photos, state, language, words, source, honeypot }} onSubmit={submitWhat} />
        </>
      )}
      {LaterSteps && <LaterSteps {...{ props, state, dispatch, form, photos, flow }} onBooked={startAnew} />}
    </div>
  );
}

function prefillOf({ name, email, phone, streetAddress, postalCode }: FacadeBookingProps) {
  const given = { name, email, phone, street_address: streetAddress, postal_code: postalCode };
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => typeof value === 'string'),
  ) as Partial<BookingValues>;
}
