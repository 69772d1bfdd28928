import type { Crew } from '@vakman/domain/calendar/calendar.answers';
import { BlockDialog } from './block-dialog.tsx';
import { BookingDialog } from './booking-dialog.tsx';
import type { CalendarActions } from './calendar-actions.ts';
import type { CalendarEntry } from './calendar-entries.ts';
import type { OthersAtIt } from './dialog-notes.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { VisitDialog } from './visit-dialog.tsx';

interface CalendarDialogsProps {
  /** What was opened; nothing where something new is planned. */
  readonly open: CalendarEntry | undefined;
  readonly notes: OthersAtIt;
  readonly day: string;
  /** In milliseconds. */
  readonly now: number;
  readonly crews: readonly Crew[];
  readonly actions: CalendarActions;
  readonly onClose: () => void;
}

/** What stands over the calendar, with its forms. */
export default function CalendarDialogs({ open, notes, day, now, ...dialog }: CalendarDialogsProps) {
  switch (open?.kind) {
    case 'booking':
      return <BookingDialog booking={open.of} notes={notes} now={now} {...dialog} />;
    case 'visit':
      return <VisitDialog visit={open.of} notes={notes} {...dialog} />;
    case 'block':
      return <BlockDialog block={open.of} {...dialog} />;
    default:
      return <PlanDialog day={day} {...dialog} />;
  }
}
