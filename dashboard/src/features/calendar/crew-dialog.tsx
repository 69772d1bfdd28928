import { crewColours, type Crew } from '@vakman/domain/calendar/calendar.answers';
import { fill } from '@vakman/domain/text/fill';
import type { CrewDraft } from '@vakman/supabase/client/crews';
import { CheckboxField } from '@vakman/widgets/ui/checkbox-field.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { calendarWords } from '../../../generated/calendar.words.ts';
import { OfficeDialog } from '../../ui/office-dialog/office-dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { FaultNotice } from '../people/fault-notice.tsx';
import type { CalendarActions } from './calendar-actions.ts';
import { colourOf } from './calendar-entries.ts';

interface CrewDialogProps {
  /** Undefined: a new one. */
  readonly crew: Crew | undefined;
  readonly number: number;
  readonly saveCrew: NonNullable<CalendarActions['saveCrew']>;
  readonly onClose: () => void;
}

/** What a crew is called, how it is drawn, and whether it is given new work. */
export default function CrewDialog({ crew, number, saveCrew, onClose }: CrewDialogProps) {
  const { crews: words, close, errorPrefix } = useWords(calendarWords);
  // What is changed is the crew as whoever opened the dialog saw it, whatever the page has learned since.
  const [seen] = useState(crew);
  const form = useForm<CrewDraft>({
    defaultValues: {
      name: seen?.name ?? '',
      colour: colourOf(seen ?? { number, colour: '' }),
      active: seen?.active ?? true,
    },
  });
  const { isSubmitting } = form.formState;
  const [fault, setFault] = useState<string>();
  const submit = form.handleSubmit(async (draft) => {
    const told = await saveCrew(seen ?? number, draft);
    setFault(told);
    if (told === undefined) onClose();
  });
  const numbered = fill(words.numbered, { number });
  return (
    <OfficeDialog
      title={seen ? fill(words.changeTitle, { crew: seen.name || numbered }) : words.add}
      close={close}
      onClose={onClose}
    >
      <form
        className="calendar-form"
        noValidate
        aria-busy={isSubmitting}
        onSubmit={(event) => void submit(event)}
      >
        <FaultNotice fault={fault} />
        <TextField
          id="crew-name"
          label={words.name}
          hint={fill(words.nameHint, { crew: numbered })}
          errorPrefix={errorPrefix}
          error={undefined}
          input={{ maxLength: 60, autoComplete: 'off', ...form.register('name') }}
        />
        <fieldset className="crew-colours">
          <legend className="label">{words.colour}</legend>
          {crewColours.map((colour) => (
            <label className="option" key={colour}>
              <input type="radio" value={colour} {...form.register('colour')} />
              <span className={`crew-sample crew-${colour}`} />
              <span>{words.colours[colour]}</span>
            </label>
          ))}
        </fieldset>
        <CheckboxField
          id="crew-active"
          label={words.active}
          hint={words.activeHint}
          errorPrefix={errorPrefix}
          error={undefined}
          input={form.register('active')}
        />
        <button className="button primary" disabled={isSubmitting}>
          {words.save}
        </button>
      </form>
    </OfficeDialog>
  );
}
