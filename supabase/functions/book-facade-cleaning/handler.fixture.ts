import type { Slot } from '@vakman/domain/booking/booking.answers.ts';
import { exampleChoices } from '@vakman/domain/booking/booking.example.ts';
import { exampleContact } from '@vakman/domain/contact/contact.example.ts';
import { availableSlots } from '@vakman/domain/booking/slots/available-slots.ts';
import type { BookingPayload } from '@vakman/domain/booking/booking.payload.ts';
import type { FacadeBookings } from '../_shared/database/facade-bookings.ts';
import { attachmentsInMemory } from '../_shared/fixtures/attachments-in-memory.ts';
import { facts } from '../_shared/fixtures/facts.ts';
import { fieldsOf, post, type Values } from '../_shared/fixtures/sent-form.ts';
import { bookingFacts, token } from '../_shared/fixtures/stored-booking.ts';
import { handle, type Dependencies } from './handler.ts';

export const siteUrl = 'https://site.example';
export const now = '2026-11-21T13:05:00Z';

/** Until when the office promises to confirm what is booked now. */
const confirmUntil = '2026-11-24T13:05:00+00:00';

/** What the first page asks: a served postal code, and the package with the fixed price. */
export const what = {
  step: 'what',
  ...exampleChoices,
  postal_code: exampleContact.postal_code,
};
/** Thursday 26 November, 09:00; within the withdrawal period. */
export const soon = '2026-11-26T08:00:00+00:00';
/** Thursday 17 December, 09:00. */
export const late = '2026-12-17T08:00:00+00:00';
export const who = {
  ...exampleContact,
  remarks: 'De poort is smal.\nGraag bellen.',
};
export const id = '3f2a91c4-0000-4000-8000-000000000001';
/** A whole booking, as the last page sends it. */
export const whole = { ...what, ...who, id, starts_at: late, step: 'summary', go: 'book' };

interface Booked extends BookingPayload {
  readonly sender: string;
}

/** A calendar of one crew, in which one time is taken by somebody else where `taken` says so. */
function calendar(booked: Booked[], holds: Map<string, string>, taken: Set<string>): FacadeBookings {
  const length = 240 * 60_000;
  const occupied = (but: string) =>
    [...holds]
      .filter(([holder]) => holder !== but)
      .map(([, start]) => start)
      .concat([...taken]);
  const free = (but: string, from: string | undefined, days: number) =>
    availableSlots({
      size: '25-50',
      rules: { ...bookingFacts.rules, crews: 1 },
      now,
      from,
      days,
      blocked: [],
      reservations: occupied(but).map((start) => ({
        crew: 1,
        starts_at: start,
        ends_at: new Date(Date.parse(start) + length).toISOString(),
      })),
    });
  const isStart = (startsAt: string) => (slot: Slot) => Date.parse(slot.starts_at) === Date.parse(startsAt);
  return {
    slots: async ({ fromDay, days }) => free('', fromDay, days),
    async hold(_sender, { id: holder, startsAt }) {
      const slots = free(holder, undefined, 90);
      if (!slots.some(isStart(startsAt))) return { held: false, alternatives: slots.slice(0, 6) };
      holds.set(holder, startsAt);
      return { held: true, expires_at: '2026-11-21T13:20:00+00:00' };
    },
    async book(sender, booking) {
      const before = booked.find((other) => other.id === booking.id);
      const slots = free(booking.id, undefined, 90);
      const slot = slots.find(isStart(before?.starts_at ?? booking.starts_at));
      if (slot === undefined) return { booked: false, alternatives: slots.slice(0, 6) };
      if (before === undefined) booked.push({ ...booking, sender });
      const same = before && { ...before, sender: undefined };
      const as_sent = JSON.stringify(same ?? booking) === JSON.stringify(booking);
      return { booked: true, as_sent, token, reference: '3F2A-91C4', confirm_until: confirmUntil, ...slot };
    },
    appointment: async () => null,
  };
}

interface Changes extends Partial<Omit<Dependencies, 'attachments' | 'bookings'>> {
  readonly attachments?: Partial<Dependencies['attachments']>;
  readonly bookings?: Partial<FacadeBookings>;
}

/** The function on a backend in memory, and what became of it. */
export function backend({ attachments, bookings, ...changes }: Changes = {}) {
  const booked: Booked[] = [];
  const holds = new Map<string, string>();
  const taken = new Set<string>();
  const uploaded = new Map<string, string>();
  const notified: string[] = [];
  const logged: unknown[] = [];
  let ids = 0;
  const dependencies: Dependencies = {
    siteUrl,
    facts,
    bookingFacts,
    attachments: { ...attachmentsInMemory(uploaded), ...attachments },
    bookings: { ...calendar(booked, holds, taken), ...bookings },
    claimUploads: async (_sender, paths) => paths,
    senderAddress: (request) => request.headers.get('cf-connecting-ip') ?? '',
    notify: async (bookingId) => void notified.push(bookingId),
    inBackground: () => undefined,
    newId: () => `3f2a91c4-0000-4000-8000-00000000000${(ids += 1)}`,
    now: () => new Date(now),
    log: (...line) => logged.push(line),
    ...changes,
  };
  const send = async (
    values: Values,
    headers: Record<string, string> = { 'cf-connecting-ip': '192.0.2.1' },
  ) => {
    const response = await handle(await post(values, headers), dependencies);
    return { status: response.status, headers: response.headers, page: await response.text() };
  };
  return { send, dependencies, booked, holds, taken, uploaded, notified, logged };
}

/** What a browser would send from a page of the booking. */
export const fieldsIn = (page: string) => fieldsOf(page, '/book-facade-cleaning');
/** What it would hand over to the quote form. */
export const handedOver = (page: string) => fieldsOf(page, '/submit-quote-request');
/** What is asked in the heading. */
export const heading = (page: string) =>
  /<h1[^>]*>.*?<\/h1>/s
    .exec(page)?.[0]
    .replaceAll(/<span class="progress">.*?<\/span>|<[^>]*>/gs, '')
    .trim();
