import type { CalendarBooking, Crew } from '@vakman/domain/calendar/calendar.answers';
import type { NewBlock, NewWeatherNote, PlannedVisit, SeenBooking } from '@vakman/supabase/client/calendar';
import type { CrewDraft } from '@vakman/supabase/client/crews';

/** A sentence that says why it was not done; nothing where it was. */
export type Fault = Promise<string | undefined>;

export interface WantedMove {
  readonly startsAt: string;
  /** Null: whichever crew has time. */
  readonly crew: number | null;
}

/** What becomes of a visit. */
export type VisitDone = 'planned' | 'moved' | 'finished' | 'cancelled';

/** What somebody of the office does with the calendar. */
export interface CalendarActions {
  readonly move: (booking: CalendarBooking, wanted: WantedMove) => Fault;
  readonly confirm: (booking: SeenBooking) => Fault;
  readonly refuse: (booking: CalendarBooking, reason: string) => Fault;
  readonly note: (id: string, note: NewWeatherNote) => Fault;
  readonly saveVisit: (visit: PlannedVisit, done: VisitDone) => Fault;
  readonly block: (block: NewBlock) => Fault;
  readonly unblock: (id: number) => Fault;
  /** The address; undefined where there is none, which is told by itself. */
  readonly openFeed: (crew: number) => Promise<string | undefined>;
  readonly closeFeed: (crew: number) => Fault;
  /** For admins: changes the crew as it was seen, or adds one of a number. */
  readonly saveCrew?: ((crew: Crew | number, draft: CrewDraft) => Fault) | undefined;
}
