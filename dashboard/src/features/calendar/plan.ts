import type { Repeats } from '@vakman/domain/booking/slots/repeats';
import { dayAfter } from '@vakman/domain/calendar/calendar-days';
import { instantOf } from '@vakman/domain/calendar/wall-time';
import type { NewBlock, PlannedVisit } from '@vakman/supabase/client/calendar';

export const planKinds = ['visit', 'block', 'day-off'] as const;

/** What somebody fills in who plans something; times are those of the clock in the Netherlands. */
export interface Plan {
  readonly id: string;
  readonly kind: (typeof planKinds)[number];
  readonly about: string;
  /** Its number; empty for none, or all. */
  readonly crew: string;
  readonly start: string;
  readonly end: string;
  readonly repeats: Repeats;
  /** A day; empty: for good. */
  readonly until: string;
}

/** What a plan begins with on a day: a day off is all of it. */
export const firstTimes = (kind: Plan['kind'], day: string): Pick<Plan, 'start' | 'end'> =>
  kind === 'day-off'
    ? { start: `${day}T00:00`, end: `${dayAfter(day, 1)}T00:00` }
    : { start: `${day}T09:00`, end: `${day}T10:00` };

/** Milliseconds from one to the other by the clock on the wall, whatever time zone the browser is in. */
export const lengthOf = ({ start, end }: Pick<Plan, 'start' | 'end'>): number =>
  Date.parse(`${end}Z`) - Date.parse(`${start}Z`);

/** The end of a plan whose start was moved: as long after it as before. */
export function endAfter(start: string, before: Pick<Plan, 'start' | 'end'>): string {
  const length = lengthOf(before);
  if (!(length > 0)) return before.end;
  return new Date(Date.parse(`${start}Z`) + length).toISOString().slice(0, 16);
}

const times = ({ crew, start, end }: Plan) => ({
  crew: crew === '' ? null : Number(crew),
  starts_at: instantOf(start),
  ends_at: instantOf(end),
});

export const visitOf = (plan: Plan): PlannedVisit => ({
  ...times(plan),
  id: plan.id,
  version: null,
  request_id: null,
  booking_id: null,
  title: plan.about.trim(),
  weather_note: '',
  state: 'planned',
});

export const blockOf = (plan: Plan): NewBlock => ({
  ...times(plan),
  kind: plan.kind === 'day-off' ? 'day-off' : 'block',
  reason: plan.about.trim(),
  repeats: plan.repeats,
  repeats_until: plan.repeats === 'never' || plan.until === '' ? null : plan.until,
});
