import type { AppointmentStepProps } from './appointment-view.tsx';
import { CallUs } from './call-us.tsx';

/** Why the last order was not carried out; the office need not call itself. */
export function TroubleNote({ shown, words }: Pick<AppointmentStepProps, 'shown' | 'words'>) {
  const { trouble, appointment } = shown;
  if (!trouble) return null;
  return (
    <p className="trouble" role="alert">
      {words.messages.troubles[trouble]}{' '}
      {appointment.role === 'visitor' && <CallUs messages={words.messages} />}
    </p>
  );
}
