import type { Slot } from '@vakman/domain/booking/booking.answers.ts';
import { visitMinutes } from '@vakman/domain/booking/booking.rules.ts';
import type { BookingChoices } from '@vakman/domain/booking/booking.schema.ts';
import { htmlResponse } from '../../_shared/page/html-response.ts';
import { troubleStatus, type Trouble } from '../page/trouble.ts';
import { whenPage } from '../page/when-page.ts';
import { slotWindow, windowDays } from '../slot-window.ts';
import { answered, type Turn } from '../turn.ts';
import type { Submission } from '../submission.ts';

interface Shown {
  readonly status?: number;
  readonly isMissing?: boolean;
  readonly trouble?: Trouble;
}

/** The time that the visitor has already, which nobody else may see as free while it is held for him. */
function ownTime({ startsAt, draft }: Submission, { bookingFacts }: Turn): Slot[] {
  const minutes = visitMinutes(draft.square_meters, bookingFacts.rules);
  if (startsAt === null || !minutes) return [];
  const start = Date.parse(startsAt);
  return [{ starts_at: startsAt, ends_at: new Date(start + minutes * 60_000).toISOString() }];
}

const sameStart = (one: Slot, other: Slot) => Date.parse(one.starts_at) === Date.parse(other.starts_at);

/** The price and the free times of some days. The choices of the submission were checked. */
export async function showTimes(turn: Turn, submission: Submission, shown: Shown = {}): Promise<Response> {
  const { bookingFacts, now, dependencies } = turn;
  const window = slotWindow(submission.shownFrom, now, bookingFacts.rules);
  const size = (submission.draft as BookingChoices).square_meters;
  const free = await answered(turn, 'free times not read', () =>
    dependencies.bookings.slots({ size, fromDay: window.from, days: windowDays }),
  );
  if (free === undefined) {
    const trouble = shown.trouble ?? 'slots failed';
    return htmlResponse(whenPage({ ...turn, submission, offer: { kind: 'none' }, trouble }), 503);
  }
  const own = ownTime(submission, turn).filter((slot) => !free.some((other) => sameStart(slot, other)));
  const offer = { kind: 'window', slots: [...free, ...own], window } as const;
  const { status = 200, isMissing = false, trouble } = shown;
  const page = whenPage({ ...turn, submission, offer, isMissing, trouble });
  return htmlResponse(page, trouble === undefined ? status : troubleStatus[trouble]);
}

/** The times that are left, after somebody else got the one that was wanted. */
export async function showNearest(
  turn: Turn,
  submission: Submission,
  slots: readonly Slot[],
): Promise<Response> {
  const again = { ...submission, startsAt: null };
  if (slots.length === 0) return showTimes(turn, again, { status: 409, isMissing: true });
  return htmlResponse(whenPage({ ...turn, submission: again, offer: { kind: 'nearest', slots } }), 409);
}

/** The appointment under this id is none any more: what is booked next is another one. */
export async function showCalledOff(turn: Turn, submission: Submission): Promise<Response> {
  const fresh = { ...submission, id: turn.dependencies.newId() };
  return showTimes(turn, fresh, { trouble: 'called off' });
}
