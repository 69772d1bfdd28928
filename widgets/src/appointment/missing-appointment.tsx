import type { Trouble as SendTrouble } from '../form/trouble.ts';
import type { AppointmentMessages } from './appointment.words.ts';
import { CallUs } from './call-us.tsx';

/** A link that leads to no appointment. */
export function MissingAppointment({ messages }: { readonly messages: AppointmentMessages }) {
  return (
    <div className="status" role="alert">
      <h2>{messages.unknown.title}</h2>
      <p>
        {messages.unknown.text} <CallUs messages={messages} />
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
        {messages.troubles[trouble]} <CallUs messages={messages} />
      </p>
      <button className="button" type="button" onClick={onAgain}>
        {messages.unread.again}
      </button>
    </div>
  );
}
