import type { CalendarDay } from '@vakman/domain/calendar/calendar.answers';
import { dayAt } from '@vakman/domain/calendar/day-at';
import { fill } from '@vakman/domain/text/fill';
import { calendarWords } from '../../../generated/calendar.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';

interface DayCapacityProps {
  readonly days: readonly CalendarDay[];
  /** Some moment of the day in the Netherlands, or its name, such as `2026-11-26`. */
  readonly date: Date | string;
}

const hours = (minutes: number) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(minutes / 60);

/** How much of a day is given out, or why nothing is. */
export function DayCapacity({ days, date }: DayCapacityProps) {
  const words = useWords(calendarWords);
  const name = typeof date === 'string' ? date : dayAt(date.getTime());
  const day = days.find((each) => each.day === name);
  if (day === undefined) return null;
  if (day.holiday) return <span className="calendar-holiday">{words.holiday}</span>;
  if (day.opens === null) return <span className="calendar-capacity">{words.closed}</span>;
  return (
    <span className="calendar-capacity">
      {fill(words.hours, { taken: hours(day.taken), capacity: hours(day.capacity) })}
    </span>
  );
}
