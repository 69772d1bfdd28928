import { formatFullDay, formatFullMoment } from '@vakman/domain/format/format.dates';
import { fill } from '@vakman/domain/text/fill';
import type { Ref } from 'react';
import { isElsewhere } from '../ui/slot-picker/slot-picker.format.ts';
import { formatTimes } from './appointment.format.ts';
import { isLive } from './appointment.state.ts';
import type { AppointmentStepProps } from './appointment-view.tsx';

interface AppointmentStatusProps extends AppointmentStepProps {
  readonly heading: Ref<HTMLHeadingElement>;
}

/** How the appointment stands, then day and time, struck through where it is none any more. */
export function AppointmentStatus({ shown, language, words, heading }: AppointmentStatusProps) {
  const { appointment, done } = shown;
  const { role, status, starts_at, withdrawn_at } = appointment;
  const { messages, slots } = words;
  const said = messages.status[role][status];
  const Time = isLive(appointment) ? 'p' : 'del';
  return (
    <div className="status">
      <h2 tabIndex={-1} ref={heading}>
        {done?.kind === 'move' ? messages.moved[role] : said.title}
      </h2>
      <p>{said.text}</p>
      {done && <p>{messages.mailed[role]}</p>}
      {role === 'visitor' && withdrawn_at && (
        <p>{fill(messages.withdraw.received, { time: formatFullMoment(withdrawn_at, language) })}</p>
      )}
      <Time className="when">
        <time dateTime={starts_at}>
          <b>{formatFullDay(starts_at, language)}</b>
          <span>{formatTimes(appointment, language, messages)}</span>
        </time>
      </Time>
      {isElsewhere(starts_at) && <p className="hint">{slots.zone}</p>}
    </div>
  );
}
