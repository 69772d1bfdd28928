import * as z from 'zod/mini';
import { bookedPriceSchema } from '../booking/booking.answers.ts';
import { bookingStatuses } from '../booking/booking.fields.ts';
import { chatSides } from '../chat/chat.answers.ts';
import { projectStates, waitingReasons } from '../project/project.states.ts';
import { quoteStates } from '../quote/quote.states.ts';

const id = z.string();
/** ISO instant with offset. */
const moment = z.string();
/** Such as `2026-11-30`. */
const day = z.string();
const text = z.string();
const count = z.int();
const home = { street_address: text, postal_code: text };

/** A quote request as its customer sees it again. */
const dossierRequestSchema = z.object({
  id,
  created_at: moment,
  ...home,
  message: text,
  /** How many were sent with it. */
  photos: count,
  /** When the office first answered it, by mail or telephone; null while it did not. */
  answered_at: z.nullable(moment),
});

export type DossierRequest = z.infer<typeof dossierRequestSchema>;

/** A booked facade cleaning as its customer sees it in a list; the page of the private link shows all of it. */
const dossierAppointmentSchema = z.object({
  id,
  reference: text,
  status: z.enum(bookingStatuses),
  starts_at: moment,
  ends_at: moment,
  ...home,
  price: bookedPriceSchema,
  /** Free of charge; null once that is over, or the appointment is none any more. */
  change_until: z.nullable(moment),
  /** Whether the legal right to withdraw still holds. */
  may_withdraw: z.boolean(),
  /** Whether the office cannot confirm it before the customer asks for work within his time for withdrawing. */
  lacks_early_start: z.boolean(),
});

export type DossierAppointment = z.infer<typeof dossierAppointmentSchema>;

/** A quote that was sent to him; another version takes the place of the one before. */
const dossierQuoteSchema = z.object({
  id,
  number: text,
  revision: count,
  title: text,
  state: z.enum(quoteStates),
  ...home,
  sent_at: moment,
  /** The last day on which it can be accepted. */
  valid_until: day,
  /** Cents with tax: as accepted, or with what is chosen at first. */
  total: count,
  /** Whether its PDF can be opened. */
  document: z.boolean(),
  /** The project of which it is extra work. */
  project_id: z.nullable(id),
});

export type DossierQuote = z.infer<typeof dossierQuoteSchema>;

/** Something that the customer does before we come. */
const dossierTaskSchema = z.object({ id, title: text, due_on: z.nullable(day) });

/** A file of a project that is for the customer. */
const dossierFileSchema = z.object({ id, name: text, path: text, created_at: moment });

/** A job, of his own or one that somebody in the house shares with him. */
const dossierProjectSchema = z.object({
  id,
  title: text,
  state: z.enum(projectStates),
  waiting_for: z.nullable(z.enum(waitingReasons)),
  starts_on: z.nullable(day),
  ends_on: z.nullable(day),
  ...home,
  guarantee_until: z.nullable(day),
  /** Whether it is somebody else's, who shares it. */
  shared: z.boolean(),
  /** How many he can look at, and when the newest came. */
  photos: count,
  photos_at: z.nullable(moment),
  tasks: z.array(dossierTaskSchema),
  documents: z.array(dossierFileSchema),
  /** Whether he was asked how he found it, and did not say yet. */
  review_asked: z.boolean(),
});

export type DossierProject = z.infer<typeof dossierProjectSchema>;

const dossierConversationSchema = z.object({
  id,
  kind: z.enum(['request', 'project']),
  /** What the project is called; null where there is none yet. */
  title: z.nullable(text),
  ...home,
  unread: count,
  last_at: moment,
  /** The beginning of the newest message. */
  last: z.nullable(z.object({ author_side: z.enum(chatSides), body: text })),
});

export type DossierConversation = z.infer<typeof dossierConversationSchema>;

/** Somebody of the firm who speaks for one of his projects, or wrote to him. */
const dossierPersonSchema = z.object({
  id,
  name: text,
  /** Path of his photo; null where he shows none. */
  photo: z.nullable(text),
});

export type DossierPerson = z.infer<typeof dossierPersonSchema>;

/** What `read_dossier` answers: what is his by the caller's confirmed address, the newest first. */
export const dossierSchema = z.object({
  requests: z.array(dossierRequestSchema),
  appointments: z.array(dossierAppointmentSchema),
  quotes: z.array(dossierQuoteSchema),
  projects: z.array(dossierProjectSchema),
  conversations: z.array(dossierConversationSchema),
  people: z.array(dossierPersonSchema),
});

export type Dossier = z.infer<typeof dossierSchema>;

/** Of whoever has nothing yet. */
export const emptyDossier: Dossier = {
  requests: [],
  appointments: [],
  quotes: [],
  projects: [],
  conversations: [],
  people: [],
};
