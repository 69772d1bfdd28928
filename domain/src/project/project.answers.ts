import * as z from 'zod/mini';
import { languages } from '../languages/languages.ts';
import { quoteStates } from '../quote/quote.states.ts';
import { audiences, entryKinds, photoStages, projectStates, waitingReasons } from './project.states.ts';

const id = z.guid();
/** ISO instant with offset. */
const moment = z.string();
/** Such as `2026-11-30`. */
const day = z.string();
const text = z.string();
const cents = z.int();
const stage = z.enum(photoStages);
const audience = z.enum(audiences);

/** Somebody of the firm, as the customer may know him. */
const colleagueSchema = z.object({ id, name: text });

export const projectSchema = z.object({
  id,
  /** What it began with; null for one that the office began by hand, or once it is kept no longer. */
  quote_id: z.nullable(id),
  request_id: z.nullable(id),
  title: text,
  language: z.enum(languages),
  name: text,
  /** Null where the customer has none: then he gets no mails, and has no page. */
  email: z.nullable(text),
  phone: text,
  street_address: text,
  postal_code: text,
  state: z.enum(projectStates),
  /** Of one that waits. */
  waiting_for: z.nullable(z.enum(waitingReasons)),
  /** What the customer is told about it. */
  waiting_note: text,
  /** The first and last of its days in the agenda; null while none is planned. */
  starts_on: z.nullable(day),
  ends_on: z.nullable(day),
  /** Whether painting outside is part of it, which has a guarantee; null while nobody said. */
  exterior_painting: z.nullable(z.boolean()),
  done_at: z.nullable(moment),
  /** The last day of the guarantee. */
  guarantee_until: z.nullable(day),
  /** With tax: what was agreed by hand and by all accepted quotes. */
  value_cents: cents,
  /** Of that, what was agreed by hand. */
  agreed_cents: cents,
  /** Who of the firm speaks for it. */
  lead: z.nullable(colleagueSchema),
  created_at: moment,
  updated_at: moment,
  /** Rises with each change; a change names the one that it was made for. */
  version: z.int(),
});
export type Project = z.infer<typeof projectSchema>;

/** A day or a part of one on which a crew comes: a visit of the agenda. */
const projectDaySchema = z.object({
  id,
  version: z.int(),
  crew: z.nullable(z.int()),
  /** Empty: it is called by its number. */
  crew_name: text,
  starts_at: moment,
  ends_at: moment,
  state: z.enum(['planned', 'done', 'cancelled']),
});
export type ProjectDay = z.infer<typeof projectDaySchema>;

const projectPhotoSchema = z.object({
  id,
  entry_id: id,
  /** In the bucket `project-files`; the second as a page shows many of them. */
  path: text,
  small_path: z.nullable(text),
  stage,
  audience,
  width: z.int(),
  height: z.int(),
  created_at: moment,
  /** When the customer allowed that it is shown to everybody, and what he is called; null while he did not. */
  permitted_at: z.nullable(moment),
  permitted_by: z.nullable(text),
  /** The project of the gallery that shows it. */
  gallery_id: z.nullable(z.int()),
});
export type ProjectPhoto = z.infer<typeof projectPhotoSchema>;

/** What an entry says that no person wrote, by its kind. */
const entryDetails = z.object({
  state: z.optional(z.enum(projectStates)),
  waiting_for: z.optional(z.nullable(z.enum(waitingReasons))),
  guarantee_until: z.optional(z.nullable(day)),
  starts_on: z.optional(z.nullable(day)),
  ends_on: z.optional(z.nullable(day)),
  quote_id: z.optional(id),
  number: z.optional(text),
  title: z.optional(text),
  total: z.optional(cents),
  document_id: z.optional(id),
  name: z.optional(text),
});

const projectEntrySchema = z.object({
  id,
  kind: z.enum(entryKinds),
  /** What somebody wrote; empty where nobody did. */
  body: text,
  stage: z.nullable(stage),
  audience,
  author: z.nullable(colleagueSchema),
  at: moment,
  details: entryDetails,
  version: z.int(),
});
export type ProjectEntry = z.infer<typeof projectEntrySchema>;

/** Something to be done: by the office, or by the customer before we come. */
const projectTaskSchema = z.object({
  id,
  title: text,
  due_on: z.nullable(day),
  audience,
  assignee: z.nullable(colleagueSchema),
  done_at: z.nullable(moment),
  created_at: moment,
  version: z.int(),
});
export type ProjectTask = z.infer<typeof projectTaskSchema>;

/** A file that the office added, or an accepted quote, which is opened as one (`openQuoteDocument`). */
const projectDocumentSchema = z.object({
  id,
  kind: z.enum(['file', 'quote']),
  name: text,
  /** Of a file, in the bucket `project-files`. */
  path: z.nullable(text),
  type: text,
  bytes: z.nullable(z.int()),
  audience,
  created_at: moment,
});
export type ProjectDocument = z.infer<typeof projectDocumentSchema>;

const projectMemberSchema = z.object({
  id,
  name: text,
  email: text,
  language: z.enum(languages),
  invited_at: moment,
  has_account: z.boolean(),
});
export type ProjectMember = z.infer<typeof projectMemberSchema>;

/** A quote of the project: the one that it began with, and extra work. Drafts the office alone sees. */
const projectQuoteSchema = z.object({
  id,
  number: z.nullable(text),
  revision: z.int(),
  title: text,
  state: z.enum(quoteStates),
  extra: z.boolean(),
  /** With tax, as chosen or as first offered. */
  total: cents,
  valid_until: z.nullable(day),
});
export type ProjectQuote = z.infer<typeof projectQuoteSchema>;

const projectReviewSchema = z.object({
  asked_at: z.nullable(moment),
  /** Whole stars; null while none is given. */
  rating: z.nullable(z.int().check(z.gte(1), z.lte(5))),
  words: text,
  may_publish: z.boolean(),
  given_at: z.nullable(moment),
  changeable_until: z.nullable(moment),
});
export type ProjectReview = z.infer<typeof projectReviewSchema>;

/** What `read_project` answers: one screen, for the office all of it, for others what is for the customer. */
export const projectFileSchema = z.object({
  /** As whom the caller reads it; a member is somebody with whom it is shared. */
  side: z.enum(['office', 'customer', 'member']),
  may: z.object({
    accept_quotes: z.boolean(),
    share: z.boolean(),
    review: z.boolean(),
    allow_publishing: z.boolean(),
  }),
  project: projectSchema,
  /** In their order. */
  days: z.array(projectDaySchema),
  /** The newest first, five hundred at most. */
  entries: z.array(projectEntrySchema),
  /** The oldest first. */
  photos: z.array(projectPhotoSchema),
  tasks: z.array(projectTaskSchema),
  documents: z.array(projectDocumentSchema),
  members: z.array(projectMemberSchema),
  quotes: z.array(projectQuoteSchema),
  review: z.nullable(projectReviewSchema),
});
export type ProjectFile = z.infer<typeof projectFileSchema>;
