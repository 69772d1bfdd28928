import type { Calendar } from '@vakman/domain/calendar/calendar.answers';
import { dayAt } from '@vakman/domain/calendar/day-at';
import { atLineStart, formatDay } from '@vakman/domain/format/format.dates';
import { calendarWords } from '../../../generated/calendar.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { keyOf, type CalendarEntry } from './calendar-entries.ts';
import { crewClass } from './crew-name.ts';
import { DayCapacity } from './day-capacity.tsx';
import { EntryText } from './entry-text.tsx';

interface DayListProps {
  readonly calendar: Calendar;
  readonly entries: readonly CalendarEntry[];
  /** In milliseconds. */
  readonly now: number;
  readonly onOpen: (entry: CalendarEntry) => void;
}

/** One day below the other, as a telephone has room for; days on which there is nothing are told in one line. */
export function DayList({ calendar, entries, now, onOpen }: DayListProps) {
  const words = useWords(calendarWords);
  return (
    <ol className="day-list">
      {calendar.days.map(({ day }) => {
        const own = entries.filter(({ of }) => dayAt(Date.parse(of.starts_at)) === day);
        return (
          <li key={day} className={day === dayAt(now) ? 'is-today' : undefined}>
            <h3>{atLineStart(formatDay(`${day}T12:00:00Z`, language), language)}</h3>
            <DayCapacity days={calendar.days} date={day} />
            {own.length === 0 ? (
              <p className="day-empty">{words.empty}</p>
            ) : (
              own.map((entry) => (
                <button
                  key={keyOf(entry)}
                  type="button"
                  className={`calendar-entry ${crewClass(calendar.crews, entry.of.crew)} ${entry.kind}`}
                  onClick={() => onOpen(entry)}
                >
                  <EntryText entry={entry} crews={calendar.crews} words={words} />
                </button>
              ))
            )}
          </li>
        );
      })}
    </ol>
  );
}
