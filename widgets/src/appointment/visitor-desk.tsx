import { formatMoment } from '@vakman/domain/format/format.dates';
import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import { AskEarlyStart } from './ask-early-start.tsx';
import { formatLastDay } from './appointment.format.ts';
import { isLive, isOver, mayCancel } from './appointment.state.ts';
import type { AppointmentStepProps } from './appointment-view.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { CallUs } from './call-us.tsx';
import { CancelStep } from './steps/cancel-step.tsx';
import { MoveStep } from './steps/move-step.tsx';
import { WithdrawStep } from './steps/withdraw-step.tsx';
import { TroubleNote } from './trouble-note.tsx';
import { useStepButtons } from './use-step-buttons.ts';

interface VisitorDeskProps extends AppointmentStepProps {
  readonly token: string;
}

/** The visitor's calendar, another time, no time at all, and his legal right. */
export function VisitorDesk({ token, ...step }: VisitorDeskProps) {
  const { shown, language, words } = step;
  const { appointment } = shown;
  const { messages } = words;
  const [openedAt] = useState(() => Date.now());
  const opens = useStepButtons(step);
  const { change_until, withdraw_until } = appointment;
  const over = isOver(appointment, openedAt);
  return (
    <div className="desk">
      {!shown.step && <TroubleNote {...step} />}
      {appointment.lacks_early_start && !over && <AskEarlyStart {...step} />}
      {isLive(appointment) && !over && (
        <div className="buttons">
          <CalendarButton {...{ appointment, token, language, words }} />
          {change_until !== null && (
            <button className="button" {...opens('move')}>
              {messages.move.open}
            </button>
          )}
          {mayCancel(appointment) && (
            <button className="button" {...opens('cancel')}>
              {messages.cancel.open}
            </button>
          )}
        </div>
      )}
      {isLive(appointment) && (
        <p className="hint">
          {change_until === null ? (
            <>
              {over
                ? messages.change.past
                : messages.change[appointment.status === 'requested' ? 'lateRequested' : 'late']}{' '}
              <CallUs text={messages.call} />
            </>
          ) : (
            fill(messages.change.until, { time: formatMoment(change_until, language) })
          )}
        </p>
      )}
      {shown.step === 'move' && <MoveStep {...step} />}
      {shown.step === 'cancel' && <CancelStep {...step} />}
      {withdraw_until !== null && (
        <section className="withdrawal">
          <h3>{messages.withdraw.title}</h3>
          <p>
            {appointment.status === 'requested'
              ? messages.withdraw.open
              : fill(messages.withdraw.until, { date: formatLastDay(withdraw_until, language) })}
          </p>
          {appointment.early_start && <p>{messages.earlyStart.asked}</p>}
          <button className="button" {...opens('withdraw')}>
            {messages.withdraw.here}
          </button>
          {shown.step === 'withdraw' && <WithdrawStep {...step} />}
        </section>
      )}
      {!isLive(appointment) && (
        <p className="hint">
          <CallUs text={messages.questions} />
        </p>
      )}
    </div>
  );
}
