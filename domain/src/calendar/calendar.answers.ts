import * as z from 'zod/mini';
import { accesses, heights, materials } from '../booking/booking.fields.ts';
import { repeats } from '../booking/slots/repeats.ts';
import { languages } from '../languages/languages.ts';
import { squareMeters } from '../square-meters.ts';

/** Colours by which crews are told apart; the numbers of crews take them in turn. */
export const crewColours = ['petrol', 'ochre', 'plum', 'moss', 'brick', 'slate'] as const;
export type CrewColour = (typeof crewColours)[number];

export const blockKinds = ['block', 'day-off'] as const;
export const visitStates = ['planned', 'done', 'cancelled'] as const;

const moment = z.string();
const crewNumber = z.int();

const crewSchema = z.object({
  number: crewNumber,
  /** Empty: it is called by its number. */
  name: z.string(),
  /** Empty: the one whose turn it is. */
  colour: z.union([z.literal(''), z.enum(crewColours)]),
  /** Whether it is given new work. */
  active: z.boolean(),
  /** Whether there is an address by which its calendar is read. */
  has_feed: z.boolean(),
});
export type Crew = z.infer<typeof crewSchema>;

const calendarBookingSchema = z.object({
  id: z.guid(),
  reference: z.string(),
  /** Orders name it; where it is another by now, nothing is done. */
  sequence: z.int(),
  status: z.enum(['requested', 'confirmed']),
  starts_at: moment,
  ends_at: moment,
  crew: z.nullable(crewNumber),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  street_address: z.string(),
  postal_code: z.string(),
  square_meters: z.enum(squareMeters),
  material: z.enum(materials),
  height: z.enum(heights),
  access: z.enum(accesses),
  impregnation: z.boolean(),
  remarks: z.string(),
  /** How many there are. */
  photos: z.int(),
  language: z.enum(languages),
  /** It lies in the withdrawal period and nobody asked for that, so it cannot be confirmed. */
  lacks_early_start: z.boolean(),
  confirm_until: moment,
  weather_note: z.string(),
});
export type CalendarBooking = z.infer<typeof calendarBookingSchema>;

const calendarVisitSchema = z.object({
  id: z.guid(),
  version: z.int(),
  request_id: z.nullable(z.guid()),
  booking_id: z.nullable(z.guid()),
  /** A day of a project, and what that is called. */
  project_id: z.nullable(z.guid()),
  project_title: z.nullable(z.string()),
  title: z.string(),
  crew: z.nullable(crewNumber),
  starts_at: moment,
  ends_at: moment,
  weather_note: z.string(),
  state: z.enum(visitStates),
  /** Of the request, booking or project that it belongs to. */
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  street_address: z.nullable(z.string()),
  postal_code: z.nullable(z.string()),
});
export type CalendarVisit = z.infer<typeof calendarVisitSchema>;

const calendarBlockSchema = z.object({
  id: z.int(),
  /** Null: all crews. */
  crew: z.nullable(crewNumber),
  /** Of this time. */
  starts_at: moment,
  ends_at: moment,
  reason: z.string(),
  kind: z.enum(blockKinds),
  repeats: z.enum(repeats),
  repeats_until: z.nullable(z.string()),
  /** Of the first time. */
  first_starts_at: moment,
  first_ends_at: moment,
});
export type CalendarBlock = z.infer<typeof calendarBlockSchema>;

const calendarDaySchema = z.object({
  /** Such as `2026-11-26`, in the Netherlands; so are the hours, `08:00`. */
  day: z.string(),
  holiday: z.boolean(),
  opens: z.nullable(z.string()),
  closes: z.nullable(z.string()),
  /** Minutes that all crews can work, and how many of these are given out. */
  capacity: z.int(),
  taken: z.int(),
});
export type CalendarDay = z.infer<typeof calendarDaySchema>;

/** What `read_calendar` answers. */
export const calendarSchema = z.object({
  crews: z.array(crewSchema),
  bookings: z.array(calendarBookingSchema),
  visits: z.array(calendarVisitSchema),
  blocks: z.array(calendarBlockSchema),
  days: z.array(calendarDaySchema),
});
export type Calendar = z.infer<typeof calendarSchema>;

/** What an order for a booking answers. */
export const orderAnswerSchema = z.discriminatedUnion('done', [
  z.object({
    done: z.literal(true),
    sequence: z.int(),
    /** Until then it can be taken back. */
    undo_until: moment,
  }),
  z.object({
    done: z.literal(false),
    alternatives: z.array(z.object({ starts_at: moment, ends_at: moment })),
  }),
]);
export type OrderAnswer = z.infer<typeof orderAnswerSchema>;
