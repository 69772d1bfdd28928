import { formatDate } from '@vakman/domain/format/format.dates';
import { fill } from '@vakman/domain/text/fill';
import { facts } from '../../../generated/facts.ts';
import type { AppointmentStepProps } from '../appointment-view.tsx';
import { StepButtons, StepPanel } from '../step-panel.tsx';
import { TroubleNote } from '../trouble-note.tsx';

/** The statement of withdrawal, filled in; a button that says so and nothing else makes it. */
export function WithdrawStep(step: AppointmentStepProps) {
  const { shown, desk, language, words } = step;
  const { name, reference, starts_at } = shown.appointment;
  const { withdraw, back } = words.messages;
  const values = { company: facts.company.name, reference, date: formatDate(starts_at, language) };
  return (
    <StepPanel title={withdraw.statementTitle}>
      <blockquote>
        <p>{fill(withdraw.statement, values)}</p>
        <p>
          <bdi>{name}</bdi>
        </p>
      </blockquote>
      <p>{withdraw.effect}</p>
      <TroubleNote {...step} />
      <StepButtons
        confirm={withdraw.confirm}
        back={back}
        busy={shown.busy}
        onConfirm={() => desk.order({ kind: 'withdraw' })}
        onBack={() => desk.open(undefined)}
      />
    </StepPanel>
  );
}
