import type { AppointmentStepProps } from '../appointment-view.tsx';
import { StepButtons, StepPanel } from '../step-panel.tsx';
import { TroubleNote } from '../trouble-note.tsx';

/** A last look before the time is given back. */
export function CancelStep(step: AppointmentStepProps) {
  const { shown, desk, words } = step;
  const { cancel, back } = words.messages;
  return (
    <StepPanel title={cancel.title}>
      <p>{cancel.text}</p>
      <TroubleNote {...step} />
      <StepButtons
        confirm={cancel.confirm}
        back={back}
        busy={shown.busy}
        onConfirm={() => desk.order({ kind: 'cancel' })}
        onBack={() => desk.open(undefined)}
      />
    </StepPanel>
  );
}
