import * as z from 'zod/mini';
import { bookedPriceSchema } from '../booking/booking.answers.ts';
import { bookingStatuses } from '../booking/booking.fields.ts';
import { languages } from '../languages/languages.ts';
import { choiceShape } from '../quote-request/quote-request.schema.ts';
import { handlingSchema } from './request-handling.answers.ts';
import { requestStates, type RequestChannel, type RequestState } from './request-handling.states.ts';

const id = z.guid();
const count = z.int();
const text = z.string();

/** A request in a list; of the message the beginning, of photos, notes and tasks to be done their numbers. */
export const listedRequestSchema = z.object({
  id,
  name: text,
  email: text,
  phone: text,
  street_address: text,
  postal_code: text,
  message: text,
  language: z.enum(languages),
  /** The partner from whose page it came; null for the firm's own site. */
  source: z.nullable(text),
  created_at: text,
  ...choiceShape,
  photos: count,
  notes: count,
  open_tasks: count,
  handling: handlingSchema,
});
export type ListedRequest = z.infer<typeof listedRequestSchema>;

/** What a page begins after. */
const cursorSchema = z.object({ value: text, id });
export type Cursor = z.infer<typeof cursorSchema>;

/** A page of a list; `next` is null at its end. */
const page = <Row>(row: z.ZodMiniType<Row>) =>
  z.object({ rows: z.array(row), next: z.nullable(cursorSchema) });

export const requestPageSchema = page(listedRequestSchema);
export type RequestPage = z.infer<typeof requestPageSchema>;

/** How many there are in each state; none where it is missing. */
export const requestCountsSchema = z.partialRecord(z.enum(requestStates), count);
export type RequestCounts = z.infer<typeof requestCountsSchema>;

export const requestSorts = ['received', 'due', 'changed', 'name', 'place'] as const;
export type RequestSort = (typeof requestSorts)[number];

/** What is missing leaves all. */
export interface RequestFilter {
  readonly states?: readonly RequestState[];
  readonly channels?: readonly RequestChannel[];
  readonly languages?: readonly string[];
  /** Partners by name; an empty text is the firm's own site. */
  readonly sources?: readonly string[];
  /** Colleagues by id; null is nobody. */
  readonly assignees?: readonly (string | null)[];
  /** ISO instants: from the first on, and before the second. */
  readonly received_from?: string;
  readonly received_until?: string;
  /** Only those who wait for a first word. */
  readonly waiting?: true;
  /** Words or numbers of name, street, postal code, telephone or mail, in any order. */
  readonly search?: string;
}

/** A booking as the office sees it in a list. */
export const listedBookingSchema = z.object({
  id,
  reference: text,
  created_at: text,
  status: z.enum(bookingStatuses),
  sequence: count,
  starts_at: text,
  ends_at: text,
  name: text,
  email: text,
  phone: text,
  street_address: text,
  postal_code: text,
  square_meters: text,
  price: bookedPriceSchema,
  language: z.enum(languages),
  source: z.nullable(text),
});
export type ListedBooking = z.infer<typeof listedBookingSchema>;

/** How somebody is reached, as the office has it: as in the newest that he sent, but for what it corrected. */
const contactShape = {
  name: z.nullable(text),
  phone: z.nullable(text),
  street_address: z.nullable(text),
  postal_code: z.nullable(text),
  /** In which he wrote last. */
  language: z.nullable(z.enum(languages)),
};
export const clientContactSchema = z.object(contactShape);
export type ClientContact = z.infer<typeof clientContactSchema>;

const listedClient = z.object({
  id,
  ...contactShape,
  emails: z.array(text),
  requests: count,
  bookings: count,
});

export const clientPageSchema = page(z.extend(listedClient, { last_at: text }));
export type ClientPage = z.infer<typeof clientPageSchema>;

/** Who a client might be as well: whoever gave the same telephone number, or the same street and postal code. */
export const suggestedClientSchema = z.extend(listedClient, { reasons: z.array(z.enum(['phone', 'place'])) });
export type SuggestedClient = z.infer<typeof suggestedClientSchema>;

/** A client with all that he sent and booked, from whichever of his addresses. */
export const clientSchema = z.object({
  id,
  /** As the office has it. */
  name: z.nullable(text),
  /** Each address of mail is one; those that were merged hang on another. */
  members: z.array(z.object({ id, email: text, merged_into: z.nullable(id), has_account: z.boolean() })),
  requests: z.array(listedRequestSchema),
  bookings: z.array(listedBookingSchema),
});
export type Client = z.infer<typeof clientSchema>;
