import type { Calendar } from '@vakman/domain/calendar/calendar.answers';
import { dayAt } from '@vakman/domain/calendar/day-at';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { wordsByLanguage as bookingWords } from '@vakman/widgets/generated/facade-booking.words.ts';
import { calendarWords } from '../../../generated/calendar.words.ts';
import { lazyPage } from '../../router/lazy-page.ts';
import { useWords } from '../../words/use-words.ts';
import type { CalendarActions } from './calendar-actions.ts';
import { entriesOf, keyOf, openedOf, type CalendarEntry } from './calendar-entries.ts';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { CrewList } from './crew-list.tsx';
import { DayList } from './day-list.tsx';
import { FaultNotice } from '../people/fault-notice.tsx';
import type { Span } from './shown-days.ts';
import './calendar.css';
import './calendar-grid.css';
import './crew-colours.css';

// The days can be read, and all of them opened, before these come.
const CalendarGrid = lazyPage(() => import('./calendar-grid.tsx'));
const CalendarDialogs = lazyPage(() => import('./calendar-dialogs.tsx'), bookingWords);

export interface LookedAt {
  readonly kind: CalendarEntry['kind'];
  readonly id: string;
}

export interface CalendarViewProps {
  readonly calendar: Calendar;
  readonly span: Span;
  /** The day that is looked at, such as `2026-11-26`. */
  readonly day: string;
  /** In milliseconds. */
  readonly now: number;
  /** A telephone: one day below the other. */
  readonly isNarrow: boolean;
  /** The id of what somebody came to see. */
  readonly openFirst?: string | undefined;
  /** Names of colleagues who look at what is open, too. */
  readonly here?: readonly string[];
  readonly actions: CalendarActions;
  /** Told what is open; must stay the same function. */
  readonly onLook?: (record: LookedAt | undefined) => void;
  readonly onSpan: (span: Span) => void;
  readonly onDay: (day: string) => void;
}

export function CalendarView(props: CalendarViewProps) {
  const { calendar, span, day, now, isNarrow, here = [], actions, onLook, onSpan, onDay } = props;
  const words = useWords(calendarWords);
  const [isPlanning, setPlanning] = useState(false);
  const [fault, setFault] = useState<string>();
  const entries = useMemo(() => entriesOf(calendar), [calendar]);
  const [opened, setOpened] = useState(() => entries.find(({ of }) => of.id === props.openFirst));
  const { entry: open, isOvertaken } = opened ? openedOf(opened, entries) : {};
  const openKey = opened && keyOf(opened);
  const notes = { here, isOvertaken: isOvertaken === true };
  const [kind, id] = [opened?.kind, opened?.of.id];
  useEffect(
    () => onLook?.(kind && id !== undefined ? { kind, id: String(id) } : undefined),
    [onLook, kind, id],
  );
  /** The drop is kept once the backend agreed; until then, and where it did not, all stays where it was. */
  const move = useCallback(
    async (entry: CalendarEntry, startsAt: string) => {
      const said = await moveEntry(entry, startsAt, actions);
      setFault(said);
      return said === undefined;
    },
    [actions],
  );
  const dayList = <DayList {...{ calendar, entries, now }} onOpen={setOpened} />;
  return (
    <>
      <h1>{words.title}</h1>
      <div className="calendar">
        <CalendarToolbar
          {...{ span, day, onSpan, onDay }}
          today={dayAt(now)}
          onPlan={() => setPlanning(true)}
        />
        <FaultNotice fault={fault} />
        {isNarrow ? (
          dayList
        ) : (
          <Suspense fallback={dayList}>
            <p className="calendar-hint">{words.rightAway}</p>
            <CalendarGrid {...{ calendar, entries, span, day, now }} onOpen={setOpened} onMove={move} />
          </Suspense>
        )}
        <CrewList crews={calendar.crews} actions={actions} />
      </div>
      <Suspense fallback={null}>
        {(open !== undefined || isPlanning) && (
          <CalendarDialogs
            key={openKey}
            {...{ open, notes, day, now, actions }}
            crews={calendar.crews}
            onClose={() => {
              setOpened(undefined);
              setPlanning(false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

async function moveEntry(entry: CalendarEntry, startsAt: string, actions: CalendarActions) {
  if (entry.kind === 'booking') return actions.move(entry.of, { startsAt, crew: null });
  if (entry.kind === 'block') return undefined;
  const { of } = entry;
  const length = Date.parse(of.ends_at) - Date.parse(of.starts_at);
  const ends_at = new Date(Date.parse(startsAt) + length).toISOString();
  return actions.saveVisit({ ...of, starts_at: startsAt, ends_at }, 'moved');
}
