import { formatMoment } from '@vakman/domain/format/format.dates';
import type { Slot } from '@vakman/domain/booking/booking.answers';
import { fill } from '@vakman/domain/text/fill';
import { useMemo, useState } from 'react';
import { useSlots } from '../../ui/slot-picker/use-slots.ts';
import { SlotPicker } from '../../ui/slot-picker/slot-picker.tsx';
import { officeEarlyStart } from '../appointment.format.ts';
import { isUnasked } from '../appointment.state.ts';
import type { AppointmentStepProps } from '../appointment-view.tsx';
import { EarlyStartField } from '../early-start-field.tsx';
import { StepButtons, StepPanel } from '../step-panel.tsx';
import { TroubleNote } from '../trouble-note.tsx';

interface Choice {
  readonly slot: Slot;
  /** What was offered when it was chosen: with other alternatives, it is the one that was lost. */
  readonly among: readonly Slot[] | undefined;
}

/** Another time. What was chosen stays until it is carried out, but for a time that somebody else has by now. */
export function MoveStep(step: AppointmentStepProps) {
  const { shown, desk, language, words } = step;
  const { appointment, alternatives, busy } = shown;
  const { move } = words.messages;
  const { slots, trouble, more, again } = useSlots(appointment.square_meters, desk.calendar);
  const [choice, setChoice] = useState<Choice>();
  const [missing, setMissing] = useState(false);
  const [ticked, setTicked] = useState(false);
  const chosen = choice?.among === alternatives ? choice?.slot : undefined;
  const lost = chosen ? undefined : choice?.slot.starts_at;
  const free = useMemo(() => slots?.filter(({ starts_at }) => starts_at !== lost), [slots, lost]);
  const time = chosen && formatMoment(chosen.starts_at, language);
  const unasked = chosen !== undefined && isUnasked(appointment, chosen.starts_at);
  const isVisitor = appointment.role === 'visitor';
  const confirm = () => {
    if (!chosen || (unasked && !(isVisitor && ticked))) setMissing(true);
    else desk.order({ kind: 'move', startsAt: chosen.starts_at, earlyStart: unasked });
  };
  return (
    <StepPanel title={move.title}>
      <p>{move.text[appointment.role]}</p>
      <TroubleNote {...step} />
      <SlotPicker
        size={appointment.square_meters}
        slots={free}
        chosen={chosen?.starts_at}
        onChoose={(slot) => {
          setChoice({ slot, among: alternatives });
          setMissing(false);
        }}
        onMore={more}
        alternatives={alternatives}
        failed={trouble !== undefined}
        onAgain={again}
        language={language}
        messages={words.slots}
      />
      {unasked && isVisitor && (
        <EarlyStartField
          id="early_start"
          words={words}
          error={missing && !ticked ? words.booking.errors.early_start.required : undefined}
          ticked={ticked}
          onTick={setTicked}
        />
      )}
      <p className="error" role="alert">
        {missing && !chosen && move.required}
        {unasked && !isVisitor && officeEarlyStart(appointment, language, words.messages)}
      </p>
      <StepButtons
        confirm={time === undefined ? move.confirm : fill(move.confirmTo, { time })}
        back={words.messages.back}
        busy={busy}
        onConfirm={confirm}
        onBack={() => desk.open(undefined)}
      />
    </StepPanel>
  );
}
