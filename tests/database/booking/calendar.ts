import type { BookingDesk } from '@vakman/supabase/local/booking-desk/booking-desk';
import { expect } from 'vitest';

/** Takes back all that was booked, held, blocked and counted. */
export async function clearCalendar(desk: BookingDesk): Promise<void> {
  await desk.query(
    'truncate public.facade_bookings, private.reservations, public.blocked_times, private.rate_events cascade',
  );
}

/** Every live appointment has its crew's time, no crew has two at once, and nothing else takes time but holds. */
export async function expectSoundCalendar(desk: BookingDesk): Promise<void> {
  const faults = await desk.query(`
    with live as (select * from public.facade_bookings where status in ('requested', 'confirmed'))
    select 'without its time' as fault, b.id from live b
    where not exists (
      select from private.reservations r
      where r.id = b.id and r.expires_at is null
        and r.occupied = private.occupied_by(b.starts_at, b.ends_at)
    )
    union all
    select 'time of nobody', r.id from private.reservations r
    where r.expires_at is null and not exists (select from live b where b.id = r.id)
    union all
    select 'twice', one.id from private.reservations one
    join private.reservations other
      on one.id < other.id and one.crew = other.crew and one.occupied && other.occupied`);
  expect(faults).toEqual([]);
}

/** How many live appointments begin at a time. */
export async function bookedAt(desk: BookingDesk, startsAt: string): Promise<number> {
  const [row] = await desk.query<{ count: number }>(
    `select count(*)::integer from public.facade_bookings where starts_at = $1 and status in ('requested', 'confirmed')`,
    [startsAt],
  );
  return row?.count ?? 0;
}

/** Ends the time for which somebody holds a slot. */
export async function expireHold(desk: BookingDesk, bookingId: string): Promise<void> {
  const rows = await desk.query(
    `update private.reservations set expires_at = now() - interval '1 second' where id = $1 and expires_at is not null
     returning id`,
    [bookingId],
  );
  expect(rows).toHaveLength(1);
}
