import { useState } from 'react';
import { allowedSteps, isLive, mayConfirm } from './appointment.state.ts';
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
  const opens = useStepButtons(step);
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
      <div className="buttons">
        {mayConfirm(appointment) && (
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
          {messages.refuse.open}
        </button>
      </div>
      {shown.step === 'move' && <MoveStep {...step} />}
      {shown.step === 'refuse' && <RefuseStep {...step} reason={reason} onReason={setReason} />}
    </div>
  );
}
