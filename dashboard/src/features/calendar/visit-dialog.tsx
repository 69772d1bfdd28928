import type { CalendarVisit, Crew } from '@vakman/domain/calendar/calendar.answers';
import { instantOf, wallTime } from '@vakman/domain/calendar/wall-time';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { calendarWords } from '../../../generated/calendar.words.ts';
import { useWords } from '../../words/use-words.ts';
import { DialogNotes, type OthersAtIt } from './dialog-notes.tsx';
import type { CalendarActions, VisitDone } from './calendar-actions.ts';
import { routeTo } from './calendar-entries.ts';
import { crewChoices } from './crew-choices.ts';
import { titleOf } from './entry-text.tsx';
import { OfficeDialog } from '../../ui/office-dialog/office-dialog.tsx';
import { WeatherNote } from './weather-note.tsx';

interface VisitDialogProps {
  readonly visit: CalendarVisit;
  readonly notes: OthersAtIt;
  readonly crews: readonly Crew[];
  readonly actions: CalendarActions;
  readonly onClose: () => void;
}

/** A visit that the office planned: moved, given to another crew, done or called off. */
export function VisitDialog({ visit, notes, crews, actions, onClose }: VisitDialogProps) {
  const words = useWords(calendarWords);
  const { details, form, booking, errorPrefix } = words;
  // A change names the visit that was opened: what a colleague changes meanwhile is not taken back unseen.
  const [read] = useState(visit);
  const [start, setStart] = useState(() => wallTime(visit.starts_at));
  const [crew, setCrew] = useState(String(visit.crew ?? ''));
  const [fault, setFault] = useState<string>();
  const save = async (change: Partial<CalendarVisit>, done: VisitDone) => {
    const said = await actions.saveVisit({ ...read, weather_note: visit.weather_note, ...change }, done);
    setFault(said);
    if (said === undefined) onClose();
  };
  const length = Date.parse(read.ends_at) - Date.parse(read.starts_at);
  const route = routeTo({ kind: 'visit', of: visit });
  return (
    <OfficeDialog title={titleOf({ kind: 'visit', of: visit }, words)} close={words.close} onClose={onClose}>
      <DialogNotes {...notes} fault={fault} />
      {route !== undefined && (
        <p dir="auto">
          {visit.street_address}, {visit.postal_code}{' '}
          <a href={route} target="_blank" rel="noopener noreferrer">
            {details.route}
          </a>
        </p>
      )}
      <form
        className="calendar-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (start === '') return;
          const starts_at = instantOf(start);
          const ends_at = new Date(Date.parse(starts_at) + length).toISOString();
          void save({ starts_at, ends_at, crew: crew === '' ? null : Number(crew) }, 'moved');
        }}
      >
        <TextField
          id="visit-start"
          label={form.start}
          errorPrefix={errorPrefix}
          error={undefined}
          input={{
            type: 'datetime-local',
            step: 900,
            value: start,
            onChange: ({ target }) => setStart(target.value),
          }}
        />
        <SelectField
          id="visit-crew"
          label={details.crew}
          errorPrefix={errorPrefix}
          error={undefined}
          choices={[{ value: '', label: words.crews.none }, ...crewChoices(crews, words.crews)]}
          select={{ value: crew, onChange: ({ target }) => setCrew(target.value) }}
        />
        <div className="calendar-acts">
          <button className="button primary">{booking.moveNow}</button>
          {visit.state === 'planned' && (
            <button type="button" className="button" onClick={() => void save({ state: 'done' }, 'finished')}>
              {words.finishVisit}
            </button>
          )}
          <button
            type="button"
            className="button"
            onClick={() => void save({ state: 'cancelled' }, 'cancelled')}
          >
            {words.cancelVisit}
          </button>
        </div>
      </form>
      <WeatherNote id={visit.id} note={visit.weather_note} onSave={actions.note} />
    </OfficeDialog>
  );
}
