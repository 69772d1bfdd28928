import { repeats as allRepeats, type Repeats } from '@vakman/domain/booking/slots/repeats';
import type { Crew } from '@vakman/domain/calendar/calendar.answers';
import { randomUuid } from '@vakman/domain/text/random-uuid';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { calendarWords } from '../../../generated/calendar.words.ts';
import { useWords } from '../../words/use-words.ts';
import { FaultNotice } from '../people/fault-notice.tsx';
import type { CalendarActions } from './calendar-actions.ts';
import { crewChoices } from './crew-choices.ts';
import { OfficeDialog } from '../../ui/office-dialog/office-dialog.tsx';
import { blockOf, endAfter, firstTimes, lengthOf, planKinds, visitOf, type Plan } from './plan.ts';

interface PlanDialogProps {
  /** On which something is planned, unless another is chosen. */
  readonly day: string;
  readonly crews: readonly Crew[];
  readonly actions: Pick<CalendarActions, 'saveVisit' | 'block'>;
  readonly onClose: () => void;
}

/** Puts into the calendar what nobody booked: a visit, a time that is blocked, a day off. */
export function PlanDialog({ day, crews, actions, onClose }: PlanDialogProps) {
  const words = useWords(calendarWords);
  const { form: said, errorPrefix } = words;
  const form = useForm<Plan>({
    defaultValues: {
      id: randomUuid(),
      kind: 'visit',
      about: '',
      crew: '',
      ...firstTimes('visit', day),
      repeats: 'never',
      until: '',
    },
  });
  const [kind, repeats] = useWatch({ control: form.control, name: ['kind', 'repeats'] });
  const { errors, isSubmitting, dirtyFields } = form.formState;
  const [startBefore, setStartBefore] = useState(firstTimes('visit', day).start);
  const setTimes = ({ start, end }: Pick<Plan, 'start' | 'end'>) => {
    setStartBefore(start);
    form.setValue('start', start);
    form.setValue('end', end);
  };
  const [fault, setFault] = useState<string>();
  const submit = form.handleSubmit(async (plan) => {
    const told =
      plan.kind === 'visit'
        ? await actions.saveVisit(visitOf(plan), 'planned')
        : await actions.block(blockOf(plan));
    setFault(told);
    if (told === undefined) onClose();
  });
  const moment = (name: 'start' | 'end', validate?: (value: string, plan: Plan) => string | true) => (
    <TextField
      id={`plan-${name}`}
      label={said[name]}
      errorPrefix={errorPrefix}
      error={errors[name]?.message}
      input={{
        type: 'datetime-local',
        step: 900,
        ...form.register(name, {
          validate: validate ?? ((value: string) => value !== '' || said.errors.times),
          onChange: () => {
            const { start, end } = form.getValues();
            // A field for date and time is empty until all of it is typed.
            if (name !== 'start' || start === '') return;
            form.setValue('end', endAfter(start, { start: startBefore, end }));
            setStartBefore(start);
          },
        }),
      }}
    />
  );
  return (
    <OfficeDialog title={said.title} close={words.close} onClose={onClose}>
      <form
        className="calendar-form"
        noValidate
        aria-busy={isSubmitting}
        onSubmit={(event) => void submit(event)}
      >
        <FaultNotice fault={fault} />
        <SelectField
          id="plan-kind"
          label={said.what}
          errorPrefix={errorPrefix}
          error={undefined}
          choices={planKinds.map((value) => ({ value, label: words.kinds[value] }))}
          select={form.register('kind', {
            onChange: ({ target }: { target: { value: Plan['kind'] } }) => {
              if (!dirtyFields.start && !dirtyFields.end) setTimes(firstTimes(target.value, day));
            },
          })}
        />
        <TextField
          id="plan-about"
          label={said.about}
          errorPrefix={errorPrefix}
          error={errors.about?.message}
          input={{
            maxLength: 200,
            ...form.register('about', {
              validate: (typed, plan) => plan.kind !== 'visit' || typed.trim() !== '' || said.errors.about,
            }),
          }}
        />
        <SelectField
          id="plan-crew"
          label={words.details.crew}
          errorPrefix={errorPrefix}
          error={errors.crew?.message}
          choices={[
            { value: '', label: kind === 'block' ? words.crews.all : words.crews.none },
            ...crewChoices(crews, words.crews),
          ]}
          select={form.register('crew', {
            validate: (crew, plan) => plan.kind !== 'day-off' || crew !== '' || said.errors.crew,
          })}
        />
        {moment('start')}
        {moment('end', (end, plan) => isGoodEnd(end, plan) || said.errors.times)}
        {kind !== 'visit' && (
          <SelectField
            id="plan-repeats"
            label={said.repeats}
            errorPrefix={errorPrefix}
            error={undefined}
            choices={allRepeats.map((value: Repeats) => ({ value, label: said[value] }))}
            select={form.register('repeats')}
          />
        )}
        {kind !== 'visit' && repeats !== 'never' && (
          <TextField
            id="plan-until"
            label={said.until}
            errorPrefix={errorPrefix}
            error={undefined}
            input={{ type: 'date', ...form.register('until') }}
          />
        )}
        <button className="button primary" disabled={isSubmitting}>
          {said.save}
        </button>
      </form>
    </OfficeDialog>
  );
}

const day = 86_400_000;

/** A time that is blocked may last for days; a visit, and what repeats, does not. */
function isGoodEnd(end: string, { start, kind, repeats }: Plan): boolean {
  const length = lengthOf({ start, end });
  return length > 0 && (length <= day || (kind !== 'visit' && repeats === 'never'));
}
