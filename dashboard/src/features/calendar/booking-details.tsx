import type { CalendarBooking, Crew } from '@vakman/domain/calendar/calendar.answers';
import { formatFullDay, formatFullMoment, formatTimes } from '@vakman/domain/format/format.dates';
import { wordsByLanguage as bookingWords } from '@vakman/widgets/generated/facade-booking.words.ts';
import { calendarWords } from '../../../generated/calendar.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { routeTo } from './calendar-entries.ts';
import { crewName } from './crew-name.ts';

interface BookingDetailsProps {
  readonly booking: CalendarBooking;
  readonly crews: readonly Crew[];
}

/** What was booked, by whom and where, in the words in which it was chosen. */
export function BookingDetails({ booking, crews }: BookingDetailsProps) {
  const words = useWords(calendarWords);
  const { choices } = useWords(bookingWords).messages;
  const { details } = words;
  const route = routeTo({ kind: 'booking', of: booking });
  const facts = [
    choices.material[booking.material],
    choices.height[booking.height],
    choices.access[booking.access],
    choices.impregnation[booking.impregnation ? 'yes' : 'no'],
  ];
  const rows: readonly (readonly [string, React.ReactNode])[] = [
    [
      details.time,
      `${formatFullDay(booking.starts_at, language)} ${formatTimes(booking.starts_at, booking.ends_at, language)}`,
    ],
    [words.kinds.booking, `${words.states[booking.status]} · ${booking.reference}`],
    [details.crew, crewName(crews, booking.crew, words.crews)],
    [
      details.address,
      <>
        <span dir="auto">
          {booking.street_address}, {booking.postal_code}
        </span>{' '}
        <a href={route} target="_blank" rel="noopener noreferrer">
          {details.route}
        </a>
      </>,
    ],
    [
      details.phone,
      <a key="phone" href={`tel:${booking.phone.replaceAll(/[^\d+]/g, '')}`}>
        {booking.phone}
      </a>,
    ],
    [details.size, `${choices.square_meters[booking.square_meters]} · ${facts.join(' · ')}`],
    ...(booking.remarks === '' ? [] : [[details.remarks, booking.remarks] as const]),
    ...(booking.photos === 0 ? [] : [[details.photos, String(booking.photos)] as const]),
    ...(booking.status === 'requested'
      ? [[details.confirmUntil, formatFullMoment(booking.confirm_until, language)] as const]
      : []),
  ];
  return (
    <dl className="calendar-details">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
