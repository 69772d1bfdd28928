import type { Trouble as SendTrouble } from '../form/trouble.ts';
import type { AppointmentMessages } from './appointment.words.ts';
import { CallUs } from './call-us.tsx';

interface MissingAppointmentProps {
  /** Whether somebody came without a link, or with one that leads nowhere. */
  readonly reason: 'noLink' | 'unknown';
  readonly messages: AppointmentMessages;
}

/** There is no appointment to show. */
export function MissingAppointment({ reason, messages }: MissingAppointmentProps) {
  return (
    <div className="status" role="alert">
      <h2>{messages[reason].title}</h2>
      <p>
        {messages[reason].text} <CallUs text={messages.call} />
      </p>
    </div>
  );
}

interface UnreadAppointmentProps {
  readonly trouble: SendTrouble;
  readonly messages: AppointmentMessages;
  readonly onAgain: () => void;
}

/** An appointment that did not come. */
export function UnreadAppointment({ trouble, messages, onAgain }: UnreadAppointmentProps) {
  return (
    <div className="status" role="alert">
      <h2>{messages.unread.title}</h2>
      <p>
        {messages.troubles[trouble]} <CallUs text={messages.call} />
      </p>
      <button className="button" type="button" onClick={onAgain}>
        {messages.unread.again}
      </button>
    </div>
  );
}
