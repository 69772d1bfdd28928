import type { CalendarBooking, Crew } from '@vakman/domain/calendar/calendar.answers';
import { instantOf, wallTime } from '@vakman/domain/calendar/wall-time';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { TextareaField } from '@vakman/widgets/ui/textarea-field.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { Suspense, useState } from 'react';
import { calendarWords } from '../../../generated/calendar.words.ts';
import { Loading } from '../../app/loading.tsx';
import { useWords } from '../../words/use-words.ts';
import { FaultNotice } from '../people/fault-notice.tsx';
import { BookingDetails } from './booking-details.tsx';
import type { CalendarActions, Fault } from './calendar-actions.ts';
import { crewChoices } from './crew-choices.ts';
import { OfficeDialog } from '../../ui/office-dialog/office-dialog.tsx';
import { WeatherNote } from './weather-note.tsx';

interface BookingDialogProps {
  readonly booking: CalendarBooking;
  readonly crews: readonly Crew[];
  readonly actions: CalendarActions;
  /** In milliseconds. */
  readonly now: number;
  readonly onClose: () => void;
}

/** All of a booking, and all that the office does with it; also for whoever does not drag. */
export function BookingDialog({ booking, crews, actions, now, onClose }: BookingDialogProps) {
  const words = useWords(calendarWords);
  const { booking: said } = words;
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [step, setStep] = useState<'look' | 'move' | 'refuse'>('look');
  const run = async (act: () => Fault) => {
    setIsBusy(true);
    const told = await act();
    setIsBusy(false);
    setFault(told);
    if (told === undefined) onClose();
  };
  const isOver = Date.parse(booking.ends_at) <= now;
  const mayConfirm = booking.status === 'requested' && !isOver;
  return (
    <OfficeDialog title={booking.name} close={words.close} onClose={onClose}>
      <FaultNotice fault={fault} />
      <Suspense fallback={<Loading />}>
        <BookingDetails booking={booking} crews={crews} />
      </Suspense>
      {mayConfirm && booking.lacks_early_start && <p className="calendar-hint">{said.early}</p>}
      {step === 'look' && (
        <div className="calendar-acts">
          {mayConfirm && !booking.lacks_early_start && (
            <button
              type="button"
              className="button primary"
              disabled={isBusy}
              onClick={() => void run(() => actions.confirm(booking))}
            >
              {said.confirm}
            </button>
          )}
          {!isOver && (
            <button type="button" className="button" onClick={() => setStep('move')}>
              {said.move}
            </button>
          )}
          <button type="button" className="button" onClick={() => setStep('refuse')}>
            {said.refuse}
          </button>
        </div>
      )}
      {step === 'move' && (
        <MoveForm
          booking={booking}
          crews={crews}
          isBusy={isBusy}
          onMove={(wanted) => void run(() => actions.move(booking, wanted))}
        />
      )}
      {step === 'refuse' && (
        <RefuseForm isBusy={isBusy} onRefuse={(reason) => void run(() => actions.refuse(booking, reason))} />
      )}
      <WeatherNote id={booking.id} note={booking.weather_note} onSave={actions.note} />
    </OfficeDialog>
  );
}

interface MoveFormProps {
  readonly booking: CalendarBooking;
  readonly crews: readonly Crew[];
  readonly isBusy: boolean;
  readonly onMove: (wanted: { readonly startsAt: string; readonly crew: number | null }) => void;
}

function MoveForm({ booking, crews, isBusy, onMove }: MoveFormProps) {
  const { booking: said, details, errorPrefix, crews: ofCrews } = useWords(calendarWords);
  const [start, setStart] = useState(() => wallTime(booking.starts_at));
  const [crew, setCrew] = useState(String(booking.crew ?? ''));
  return (
    <form
      className="calendar-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (start !== '') onMove({ startsAt: instantOf(start), crew: crew === '' ? null : Number(crew) });
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

interface RefuseFormProps {
  readonly isBusy: boolean;
  readonly onRefuse: (reason: string) => void;
}

function RefuseForm({ isBusy, onRefuse }: RefuseFormProps) {
  const { booking: said, errorPrefix } = useWords(calendarWords);
  const [reason, setReason] = useState('');
  return (
    <form
      className="calendar-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onRefuse(reason);
      }}
    >
      <TextareaField
        id="refuse-reason"
        label={said.reason}
        errorPrefix={errorPrefix}
        error={undefined}
        textarea={{
          rows: 3,
          // As the database keeps it.
          maxLength: 1000,
          value: reason,
          onChange: ({ target }) => setReason(target.value),
        }}
      />
      <button className="button primary" disabled={isBusy}>
        {said.refuseNow}
      </button>
    </form>
  );
}
