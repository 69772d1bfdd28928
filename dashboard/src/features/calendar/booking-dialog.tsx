import type { CalendarBooking, Crew } from '@vakman/domain/calendar/calendar.answers';
import { Suspense, useState } from 'react';
import { calendarWords } from '../../../generated/calendar.words.ts';
import { Loading } from '../../app/loading.tsx';
import { useWords } from '../../words/use-words.ts';
import { DialogNotes, type OthersAtIt } from './dialog-notes.tsx';
import { BookingDetails } from './booking-details.tsx';
import type { CalendarActions, Fault } from './calendar-actions.ts';
import { MoveForm } from './move-form.tsx';
import { OfficeDialog } from '../../ui/office-dialog/office-dialog.tsx';
import { RefuseForm } from './refuse-form.tsx';
import { WeatherNote } from './weather-note.tsx';

interface BookingDialogProps {
  readonly booking: CalendarBooking;
  readonly notes: OthersAtIt;
  readonly crews: readonly Crew[];
  readonly actions: CalendarActions;
  /** In milliseconds. */
  readonly now: number;
  readonly onClose: () => void;
}

/** All of a booking, and all that the office does with it; also for whoever does not drag. */
export function BookingDialog({ booking, notes, crews, actions, now, onClose }: BookingDialogProps) {
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
      <DialogNotes {...notes} fault={fault} />
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
            {booking.status === 'confirmed' ? said.cancel : said.refuse}
          </button>
        </div>
      )}
      {step === 'move' && (
        <MoveForm
          booking={booking}
          crews={crews}
          isBusy={isBusy}
          onMove={(read, wanted) => void run(() => actions.move(read, wanted))}
        />
      )}
      {step === 'refuse' && (
        <RefuseForm
          isConfirmed={booking.status === 'confirmed'}
          isBusy={isBusy}
          onRefuse={(reason) => void run(() => actions.refuse(booking, reason))}
        />
      )}
      <WeatherNote id={booking.id} note={booking.weather_note} onSave={actions.note} />
    </OfficeDialog>
  );
}
