import type { CalendarBooking, Crew } from '@vakman/domain/calendar/calendar.answers';
import { instantOf, wallTime } from '@vakman/domain/calendar/wall-time';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { calendarWords } from '../../../generated/calendar.words.ts';
import { useWords } from '../../words/use-words.ts';
import type { WantedMove } from './calendar-actions.ts';
import { crewChoices } from './crew-choices.ts';

interface MoveFormProps {
  readonly booking: CalendarBooking;
  readonly crews: readonly Crew[];
  readonly isBusy: boolean;
  readonly onMove: (read: CalendarBooking, wanted: WantedMove) => void;
}

/** Another time for a booking, or another crew. */
export function MoveForm({ booking, crews, isBusy, onMove }: MoveFormProps) {
  const { booking: said, details, errorPrefix, crews: ofCrews } = useWords(calendarWords);
  // A move names the booking that was opened: what a colleague changes meanwhile is not taken back unseen.
  const [read] = useState(booking);
  const [start, setStart] = useState(() => wallTime(booking.starts_at));
  const [crew, setCrew] = useState(String(booking.crew ?? ''));
  return (
    <form
      className="calendar-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (start !== '')
          onMove(read, { startsAt: instantOf(start), crew: crew === '' ? null : Number(crew) });
      }}
    >
      <TextField
        id="move-start"
        label={said.start}
        errorPrefix={errorPrefix}
        error={undefined}
        input={{
          type: 'datetime-local',
          step: 1800,
          value: start,
          onChange: ({ target }) => setStart(target.value),
        }}
      />
      <SelectField
        id="move-crew"
        label={details.crew}
        errorPrefix={errorPrefix}
        error={undefined}
        choices={crewChoices(crews, ofCrews)}
        select={{ value: crew, onChange: ({ target }) => setCrew(target.value) }}
      />
      <p className="calendar-hint">{said.told}</p>
      <button className="button primary" disabled={isBusy}>
        {said.moveNow}
      </button>
    </form>
  );
}
