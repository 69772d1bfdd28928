import { useEffect, useRef } from 'react';
import { officeEarlyStart } from './appointment.format.ts';
import type { AppointmentStepProps } from './appointment-view.tsx';
import { CallUs } from './call-us.tsx';

/** Why the last order was not carried out. It takes the focus, because what to do about it stands below. */
export function TroubleNote({
  shown,
  language,
  words,
}: Pick<AppointmentStepProps, 'shown' | 'language' | 'words'>) {
  const { trouble, appointment } = shown;
  const { messages, booking } = words;
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (trouble) note.current?.focus();
  }, [trouble]);
  if (!trouble) return null;
  // The office need not call itself, and a lost time has others next to it.
  const calls = appointment.role === 'visitor' && trouble !== 'lost';
  const unasked =
    appointment.role === 'office'
      ? officeEarlyStart(appointment, language, messages)
      : booking.errors.early_start.required;
  const text = trouble === 'unasked' ? unasked : messages.troubles[trouble];
  return (
    <p className="trouble" role="alert" tabIndex={-1} ref={note}>
      {text} {calls && <CallUs text={messages.call} />}
    </p>
  );
}
