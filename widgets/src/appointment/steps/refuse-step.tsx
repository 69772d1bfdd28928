import { TextareaField } from '../../ui/textarea-field.tsx';
import type { AppointmentStepProps } from '../appointment-view.tsx';
import { StepButtons, StepPanel } from '../step-panel.tsx';
import { TroubleNote } from '../trouble-note.tsx';

interface RefuseStepProps extends AppointmentStepProps {
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}

/** Characters that the database takes. */
const longest = 1000;

/** The office calls off, with a word to the customer. */
export function RefuseStep({ reason, onReason, ...step }: RefuseStepProps) {
  const { shown, desk, words } = step;
  const { refuse, callOff, back } = words.messages;
  // What the customer was told of, he counts on.
  const said = shown.appointment.status === 'confirmed' ? callOff : refuse;
  return (
    <StepPanel title={said.title}>
      <p>{said.text}</p>
      <TextareaField
        id="reason"
        label={refuse.reason}
        hint={refuse.reasonHint}
        errorPrefix=""
        isOptional
        textarea={{
          rows: 4,
          maxLength: longest,
          value: reason,
          onChange: (event) => onReason(event.currentTarget.value),
        }}
      />
      <TroubleNote {...step} />
      <StepButtons
        confirm={said.confirm}
        back={back}
        busy={shown.busy}
        onConfirm={() => desk.order({ kind: 'refuse', reason })}
        onBack={() => desk.open(undefined)}
      />
    </StepPanel>
  );
}
