import * as z from 'zod/mini';
import { taskSchema } from '../request-handling/request-handling.answers.ts';
import { visitSchema } from '../request-handling/read-request.answers.ts';
import { listedBookingSchema, listedRequestSchema } from '../request-handling/request-list.answers.ts';
import { failingMailsSchema } from '../mail-trouble/mail-trouble.answers.ts';
import { listedQuoteSchema } from '../quote/quote-list.answers.ts';
import { roles } from '../rights/rights.roles.ts';

const id = z.guid();
const count = z.int();
const text = z.string();

/** What `read_today` answers: what needs somebody of the office now. */
export const todaySchema = z.object({
  requests: z.object({
    /** Of all, and of those that are late. */
    waiting: count,
    late: count,
    /** The most urgent fifty first; `open_minutes` of opening hours are left until the answer is due. */
    rows: z.array(z.extend(listedRequestSchema, { open_minutes: count })),
  }),
  /** With which somebody has to go on, whoever waits longest first. */
  quotes: z.array(listedQuoteSchema),
  /** Appointments that nobody confirmed, with the moment until which that was promised. */
  bookings: z.array(z.extend(listedBookingSchema, { confirm_until: text, lacks_early_start: z.boolean() })),
  /** Mails that ended unsent, until the alarm about them is marked as seen. */
  mails: z.array(
    z.object({
      id,
      kind: text,
      state: z.enum(['refused', 'expired']),
      ended_at: text,
      last_error: z.nullable(text),
      request_id: z.nullable(id),
      booking_id: z.nullable(id),
      invitation_id: z.nullable(id),
      conversation_id: z.nullable(id),
      name: z.nullable(text),
      email: z.nullable(text),
      phone: z.nullable(text),
    }),
  ),
  /** Mails that did not leave for an hour and are tried on. */
  failing: failingMailsSchema,
  alarms: z.array(
    z.object({
      id,
      kind: text,
      first_raised_at: text,
      last_raised_at: text,
      times: count,
      detail: z.looseObject({
        /** Sources of those whom no webhook reached. */
        partners: z.optional(z.array(text)),
      }),
    }),
  ),
  /** Whose link ended unused; null for whoever may not invite. */
  invitations: z.nullable(
    z.array(z.object({ id, name: text, email: text, role: z.enum(roles), expires_at: text })),
  ),
  /** Today's, by crew. */
  visits: z.array(visitSchema),
  /** To be done by today, by the caller or by anybody; `name` is of whoever it is about. */
  tasks: z.array(z.extend(taskSchema, { name: text })),
  /** Notes of the last two weeks that name the caller. */
  mentions: z.array(
    z.object({
      id,
      request_id: z.nullable(id),
      client_id: z.nullable(id),
      author: z.nullable(id),
      body: text,
      created_at: text,
      name: text,
    }),
  ),
});
export type Today = z.infer<typeof todaySchema>;

/** What `read_pulse` answers. */
export const pulseSchema = z.object({
  /**
   * A mark by area, which differs as soon as something moved there: `requests`, `bookings`, `mails`, `alarms`, and each
   * kind of record in the log, such as `request` for what was done to requests, their notes and tasks.
   */
  areas: z.record(z.string(), z.string()),
  /** Colleagues who look at the same record. */
  here: z.array(z.object({ id, name: text, since_seconds: count })),
});
export type Pulse = z.infer<typeof pulseSchema>;

export const savedViewSchema = z.object({ id, page: text, name: text, query: text });
export type SavedView = z.infer<typeof savedViewSchema>;
