import { Link } from '@swan-io/chicane';
import type { Today } from '@vakman/domain/office-today/office-today.answers';
import { dayAt } from '@vakman/domain/calendar/day-at';
import { formatFullDay, formatMoment, formatTimes } from '@vakman/domain/format/format.dates';
import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import { todayWords } from '../../../generated/today.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import type { TodayActions } from './today-actions.ts';
import { TodayPart } from './today-part.tsx';

interface UnconfirmedBookingsProps {
  readonly bookings: Today['bookings'];
  /** In milliseconds. */
  readonly now: number;
  readonly onConfirm: TodayActions['confirm'];
}

/** Appointments that wait for a word; all but the confirming is done in the calendar. */
export function UnconfirmedBookings({ bookings, now, onConfirm }: UnconfirmedBookingsProps) {
  const { bookings: words } = useWords(todayWords);
  const [busy, setBusy] = useState<string>();
  const isLate = (booking: Today['bookings'][number]) => Date.parse(booking.confirm_until) < now;
  const due = (booking: Today['bookings'][number]) => {
    if (booking.lacks_early_start) return words.early;
    const moment = formatMoment(booking.confirm_until, language);
    return fill(isLate(booking) ? words.late : words.until, { moment });
  };
  return (
    <TodayPart title={words.title} count={bookings.length} none={words.none}>
      {bookings.map((booking) => (
        <li key={booking.id}>
          <h3 dir="auto">{booking.name}</h3>
          <p>
            {formatFullDay(booking.starts_at, language)},{' '}
            {formatTimes(booking.starts_at, booking.ends_at, language)}
          </p>
          <p className="today-place" dir="auto">
            {booking.street_address}, {booking.postal_code}
          </p>
          <p className={booking.lacks_early_start || isLate(booking) ? 'today-late' : 'today-due'}>
            {due(booking)}
          </p>
          <p className="today-ways">
            {!booking.lacks_early_start && (
              <button
                type="button"
                className="button"
                disabled={busy === booking.id}
                aria-label={`${words.confirm} ${booking.name}`}
                onClick={() => {
                  setBusy(booking.id);
                  void onConfirm(booking).finally(() => setBusy(undefined));
                }}
              >
                {words.confirm}
              </button>
            )}
            <Link
              className="button"
              aria-label={`${words.open}: ${booking.name}`}
              to={router.calendar({ day: dayAt(Date.parse(booking.starts_at)), open: booking.id })}
            >
              {words.open}
            </Link>
          </p>
        </li>
      ))}
    </TodayPart>
  );
}
