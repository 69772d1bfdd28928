import { useState } from 'react';
import { officeEarlyStart } from './appointment.format.ts';
import { allowedSteps, isLive, isOver, mayConfirm } from './appointment.state.ts';
import type { AppointmentStepProps } from './appointment-view.tsx';
import { MoveStep } from './steps/move-step.tsx';
import { RefuseStep } from './steps/refuse-step.tsx';
import { TroubleNote } from './trouble-note.tsx';
import { useStepButtons } from './use-step-buttons.ts';

/** The office confirms, moves or refuses, once with each link. */
export function OfficeDesk(step: AppointmentStepProps) {
  const { shown, desk, words } = step;
  const { appointment, busy = false } = shown;
  const { messages } = words;
  const [reason, setReason] = useState('');
  const [openedAt] = useState(() => Date.now());
  const opens = useStepButtons(step);
  const isAgreed = appointment.status === 'confirmed';
  if (allowedSteps(appointment).length === 0) {
    return (
      <div className="desk">
        <TroubleNote {...step} />
        {isLive(appointment) && <p>{messages.used}</p>}
      </div>
    );
  }
  return (
    <div className="desk">
      {!shown.step && <TroubleNote {...step} />}
      <Unconfirmable {...step} openedAt={openedAt} />
      <div className="buttons">
        {mayConfirm(appointment, openedAt) && (
          <button
            className="button primary"
            type="button"
            aria-disabled={busy}
            onClick={() => desk.order({ kind: 'confirm' })}
          >
            {messages.confirm}
          </button>
        )}
        <button className="button" {...opens('move')}>
          {messages.move.open}
        </button>
        <button className="button" {...opens('refuse')}>
          {isAgreed ? messages.callOff.open : messages.refuse.open}
        </button>
      </div>
      {shown.step === 'move' && <MoveStep {...step} />}
      {shown.step === 'refuse' && <RefuseStep {...step} reason={reason} onReason={setReason} />}
    </div>
  );
}

interface UnconfirmableProps extends AppointmentStepProps {
  /** Milliseconds. */
  readonly openedAt: number;
}

/** Why what was booked cannot be confirmed. */
function Unconfirmable({ shown, language, words, openedAt }: UnconfirmableProps) {
  const { appointment } = shown;
  if (appointment.status !== 'requested') return null;
  if (isOver(appointment, openedAt)) return <p>{words.messages.troubles.over}</p>;
  if (!appointment.lacks_early_start) return null;
  return <p>{officeEarlyStart(appointment, language, words.messages)}</p>;
}
