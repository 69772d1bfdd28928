import { useEffect, useRef } from 'react';
import type { AppointmentStepProps } from './appointment-view.tsx';
import { CallUs } from './call-us.tsx';

/** Why the last order was not carried out. It takes the focus, because what to do about it stands below. */
export function TroubleNote({ shown, words }: Pick<AppointmentStepProps, 'shown' | 'words'>) {
  const { trouble, appointment } = shown;
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (trouble) note.current?.focus();
  }, [trouble]);
  if (!trouble) return null;
  // The office need not call itself, and a lost time has others next to it.
  const calls = appointment.role === 'visitor' && trouble !== 'lost';
  return (
    <p className="trouble" role="alert" tabIndex={-1} ref={note}>
      {words.messages.troubles[trouble]} {calls && <CallUs text={words.messages.call} />}
    </p>
  );
}
