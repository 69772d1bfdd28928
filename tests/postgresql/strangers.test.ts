import { moveAppointment, readAppointment } from '@vakman/supabase/client/appointments';
import { bookFacadeCleaning, holdSlot } from '@vakman/supabase/client/bookings';
import type { Connection } from '@vakman/supabase/client/connection';
import { availableSlots } from '@vakman/supabase/client/slots';
import { tellFacts } from '@vakman/supabase/local/booking-desk/booking-desk';
import { exampleBooking } from '@vakman/domain/booking/booking.example';
import { exampleFacts } from '@vakman/supabase/local/booking-desk/example-desk';
import { openServerDesk, type ServerDesk } from '@vakman/supabase/local/booking-desk/server-desk';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearCalendar, expectSoundCalendar } from '../database/booking/calendar.ts';
import { atOnce, freeSlots, newAppointment } from '../database/booking/visitors.ts';
import { insertQuoteRequest, quoteRequestRow } from '../database/support/quote-request-row.ts';
import { serverFolder } from './server-folder.ts';

/** Takes a crew's whole day. */
const size = '100-200';

let desk: ServerDesk;
beforeAll(async () => {
  desk = await openServerDesk(serverFolder(), exampleFacts());
});
beforeEach(() => clearCalendar(desk));
afterEach(() => expectSoundCalendar(desk));
afterAll(() => desk.remove());

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const wholeDays = () => availableSlots(desk.visitor(), { size, days: 62 });

const crowds: Readonly<Record<string, readonly string[]>> = {
  'fifty addresses': range(50).map((host) => `203.0.113.${host + 1}`),
  'one /48 of IPv6': range(50).map((net) => `2001:db8:7:${(net * 997).toString(16)}::1`),
};

/** Asks for a time; whether the sender has it then. */
type Ask = (sender: Connection, startsAt: string) => Promise<boolean>;

/** Each sender asks for times, all at once, until he is told that it is enough. */
async function grab(senders: readonly string[], ask: Ask) {
  for (const round of range(4)) {
    const slots = await wholeDays();
    if (slots.length === 0) return;
    await Promise.all(
      senders.map(async (sender, turn) => {
        const { starts_at } = slots[(turn + round) % slots.length] ?? { starts_at: '' };
        // Whoever is refused has reached what he may.
        await ask(desk.visitorFrom(sender), starts_at).catch(() => false);
      }),
    );
  }
}

const holdIt: Ask = async (sender, startsAt) =>
  (await holdSlot(sender, { bookingId: crypto.randomUUID(), size, startsAt })).held;
const bookIt: Ask = async (sender, startsAt) =>
  (await bookFacadeCleaning(sender, exampleBooking({ starts_at: startsAt, square_meters: size }))).booked;

describe.each(Object.entries(crowds))('%s that take all they may', (_who, senders) => {
  it.each([
    ['holds', [holdIt]],
    ['bookings', [bookIt]],
    ['bookings and holds', [bookIt, holdIt]],
  ] as const)('of %s leave others times that they can book', async (_what, ways) => {
    for (const way of ways) await grab(senders, way);
    const taken = await desk.query('select from private.reservations');
    expect(taken.length).toBeGreaterThan(0);
    const visitor = desk.visitorFrom('198.51.100.1');
    const [first] = await wholeDays();
    expect(first).toBeDefined();
    const booking = exampleBooking({ starts_at: first?.starts_at ?? '', square_meters: size });
    const hold = await holdSlot(visitor, { bookingId: booking.id, size, startsAt: booking.starts_at });
    expect('alternatives' in hold).toBe(false);
    expect(await bookFacadeCleaning(visitor, booking)).toMatchObject({ booked: true });
  });
});

describe('limits, asked for by forty at once', () => {
  const forty = range(40);

  it('hold an eighth of the calendar, and tell all others to go on without', async () => {
    const [{ most } = { most: 0 }] = await desk.query<{ most: number }>(
      'select private.strangers_limit() as most',
    );
    const slots = await wholeDays();
    const { answers, refusals } = await atOnce(
      forty.map((turn) =>
        holdSlot(desk.visitor(), {
          bookingId: crypto.randomUUID(),
          size,
          startsAt: slots[turn]?.starts_at ?? '',
        }),
      ),
    );
    expect(refusals).toEqual([]);
    expect(most).toBeGreaterThan(0);
    expect(answers.filter(({ held }) => held)).toHaveLength(most);
    expect(answers.filter((answer) => 'unheld' in answer)).toHaveLength(40 - most);
  });

  it.each([
    ['address', 3, () => '203.0.113.9'],
    ['/56', 6, (turn: number) => `2001:db8:7:1${turn.toString(16).padStart(2, '0')}::1`],
    ['/48', 12, (turn: number) => `2001:db8:7:${(turn * 997).toString(16)}::1`],
  ])('hold and keep open what one %s may: %i', async (_network, most, addressOf) => {
    const slots = await wholeDays();
    const ask = (way: Ask) =>
      atOnce(forty.map((turn) => way(desk.visitorFrom(addressOf(turn)), slots[turn]?.starts_at ?? '')));
    const held = await ask(holdIt);
    expect(held.answers.filter(Boolean)).toHaveLength(most);
    expect(new Set(held.refusals)).toEqual(new Set(['PT429']));
    await desk.query('truncate private.reservations');
    const booked = await ask(bookIt);
    expect(booked.answers.filter(Boolean)).toHaveLength(most);
    expect(new Set(booked.refusals)).toEqual(new Set(['PT429']));
  });

  it('write six mails to one mailbox', async () => {
    const rows = forty.map((turn) => quoteRequestRow({ email: `j.a.n+${turn}@example.org` }));
    await desk.query('update private.settings set confirmations_per_email_a_day = 100');
    await Promise.all(rows.map((row) => insertQuoteRequest(desk, row)));
    await desk.query('update private.settings set confirmations_per_email_a_day = 3');
    const mails = await desk.query<{ kind: string }>('select kind from public.notifications');
    expect(mails.filter(({ kind }) => kind === 'confirmation')).toHaveLength(6);
    expect(mails.filter(({ kind }) => kind === 'office')).toHaveLength(40);
    await desk.query('truncate public.quote_requests cascade');
  });

  it('move an appointment three times by the link that whoever booked it got', async () => {
    await tellFacts(desk, exampleFacts({ changeWorkingDays: 0 }));
    const [first, ...others] = await freeSlots(desk);
    if (first === undefined) throw new Error('No time is free.');
    const { token } = await newAppointment(desk, first);
    const codes: string[] = [];
    for (const sequence of range(5)) {
      const { refusals } = await atOnce(
        forty.map((turn) => {
          const startsAt = others[turn]?.starts_at ?? '';
          return moveAppointment(desk.visitor(), { token, sequence }, { startsAt, earlyStart: false });
        }),
      );
      codes.push(...refusals);
    }
    expect(await readAppointment(desk.visitor(), token)).toMatchObject({ sequence: 3 });
    expect(new Set(codes)).toEqual(new Set(['changed', 'PT428']));
  });
});
