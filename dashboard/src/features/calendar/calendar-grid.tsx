import FullCalendar, {
  type DayHeaderInfo,
  type EventDisplayInfo,
  type EventDropInfo,
  type EventInput,
} from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import theme from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import type { Calendar } from '@vakman/domain/calendar/calendar.answers';
import { fill } from '@vakman/domain/text/fill';
import { timeZone } from '@vakman/domain/time-zone';
import { memo, useMemo, useState } from 'react';
import { calendarWords, type CalendarWords } from '../../../generated/calendar.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { isMovable, keyOf, type CalendarEntry } from './calendar-entries.ts';
import { crewClass } from './crew-name.ts';
import { DayCapacity } from './day-capacity.tsx';
import { EntryText } from './entry-text.tsx';
import type { Span } from './shown-days.ts';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';

export interface CalendarGridProps {
  readonly calendar: Calendar;
  readonly entries: readonly CalendarEntry[];
  readonly span: Span;
  readonly day: string;
  /** In milliseconds. */
  readonly now: number;
  readonly onOpen: (entry: CalendarEntry) => void;
  /** Whether the backend agreed. */
  readonly onMove: (entry: CalendarEntry, startsAt: string) => Promise<boolean>;
}

/** Pixels, so that half an hour has room for a name. */
const slotHeight = 38;

const views = { day: 'timeGridDay', week: 'timeGridWeek', month: 'dayGridMonth' } as const;

/** Days beside each other, or weeks below each other; what takes time is dragged to where it is to be. */
export default memo(function CalendarGrid({
  calendar,
  entries,
  span,
  day,
  now,
  onOpen,
  onMove,
}: CalendarGridProps) {
  const words = useWords(calendarWords);
  // Laid out anew where the backend did not agree.
  const [turn, setTurn] = useState(0);
  // Drawn anew only where something changed, or the focus would be lost.
  const events = useMemo(
    () => entries.map((entry) => inputOf(entry, calendar, now)),
    [entries, calendar, now],
  );
  const entryOf = (key: string) => entries.find((entry) => keyOf(entry) === key);
  const drop = async ({ event, revert }: EventDropInfo) => {
    const entry = entryOf(event.id);
    const start = event.start;
    if (entry && start && (await onMove(entry, start.toISOString()))) return;
    revert();
    setTurn((last) => last + 1);
  };
  return (
    <div className="calendar-grid">
      <FullCalendar
        key={`${span} ${day} ${turn}`}
        plugins={[theme, dayGrid, timeGrid, interaction]}
        headerToolbar={false}
        initialView={views[span]}
        initialDate={day}
        timeZone={timeZone}
        locale={language}
        firstDay={1}
        height="auto"
        slotMinHeight={slotHeight}
        allDaySlot={false}
        nowIndicator
        slotMinTime="07:00:00"
        slotMaxTime="19:00:00"
        snapDuration="00:30:00"
        slotEventOverlap={false}
        eventDurationEditable={false}
        eventInteractive
        dayMaxEvents={4}
        moreLinkText={(count) => fill(words.more, { count })}
        moreLinkHint={words.wholeDay}
        eventsHint={words.title}
        closeHint={words.close}
        slotHeaderFormat={{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }}
        businessHours={hoursOf(calendar)}
        events={events}
        eventContent={entryContent(entryOf, calendar, words)}
        eventClick={({ event }) => {
          const entry = entryOf(event.id);
          if (entry) onOpen(entry);
        }}
        eventDrop={(info) => void drop(info)}
        dayHeaderContent={dayHeader(calendar, span)}
      />
    </div>
  );
});

const entryContent =
  (entryOf: (key: string) => CalendarEntry | undefined, { crews }: Calendar, words: CalendarWords) =>
  ({ event }: EventDisplayInfo) => {
    const entry = entryOf(event.id);
    return entry && <EntryText entry={entry} crews={crews} words={words} />;
  };

const dayHeader =
  ({ days }: Calendar, span: Span) =>
  ({ text, date }: DayHeaderInfo) => (
    <span className="calendar-day">
      <span>{text}</span>
      {span !== 'month' && <DayCapacity days={days} date={date} />}
    </span>
  );

function inputOf(entry: CalendarEntry, { crews }: Calendar, now: number): EventInput {
  const { kind, of } = entry;
  const isOpen = kind === 'booking' && of.status === 'requested';
  return {
    id: keyOf(entry),
    start: of.starts_at,
    end: of.ends_at,
    startEditable: isMovable(entry, now),
    className: ['calendar-entry', crewClass(crews, of.crew), kind, ...(isOpen ? ['requested'] : [])].join(
      ' ',
    ),
  };
}

/** Hours of each weekday, from the days that are there. */
function hoursOf({ days }: Calendar) {
  return days.flatMap(({ day, opens, closes }) =>
    opens === null || closes === null
      ? []
      : [{ daysOfWeek: [new Date(`${day}T12:00:00Z`).getUTCDay()], startTime: opens, endTime: closes }],
  );
}
