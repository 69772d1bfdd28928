import type { Repeats } from '@vakman/domain/booking/slots/repeats';
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
