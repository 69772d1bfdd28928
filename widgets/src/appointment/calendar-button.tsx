import type { Appointment } from '@vakman/domain/booking/booking.answers';
import { useState } from 'react';
import type { AppointmentProps } from './appointment.props.ts';

interface CalendarButtonProps extends Pick<AppointmentProps, 'language' | 'words'> {
  readonly appointment: Appointment;
  readonly token: string;
}

/** Saves a file for the visitor's calendar; what makes it comes when it is first wanted. */
export function CalendarButton({ words, ...entry }: CalendarButtonProps) {
  const [failed, setFailed] = useState(false);
  const save = async () => {
    try {
      const { saveCalendarFile } = await import('../calendar/save-calendar-file.ts');
      // At the visitor's own home; the link does not tell where that is.
      saveCalendarFile({ ...entry, address: '', words: words.booking.calendar });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button className="button" type="button" onClick={() => void save()}>
        {words.messages.calendar}
      </button>
      <output className={failed ? 'error' : 'unseen'}>{failed && words.messages.calendarFailed}</output>
    </>
  );
}
