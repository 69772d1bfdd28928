import * as z from 'zod/mini';
import { lostReasons, requestChannels, requestStates } from './request-handling.states.ts';

const id = z.guid();
/** ISO instant with offset. */
const moment = z.string();

/** What the office does with a request: a row of `request_handlings`. */
export const handlingSchema = z.object({
  request_id: id,
  received_at: moment,
  channel: z.enum(requestChannels),
  /** Who took it down by telephone. */
  entered_by: z.nullable(id),
  state: z.enum(requestStates),
  lost_reason: z.nullable(z.enum(lostReasons)),
  /** What the customer pays for the job, in euro with tax; null where nobody wrote it down. */
  won_amount: z.nullable(z.number()),
  assignee: z.nullable(id),
  answer_due_at: moment,
  first_answered_at: z.nullable(moment),
  /** Rises with each change; a change names the one that it was made for. */
  version: z.int(),
  updated_at: moment,
  updated_by: z.nullable(id),
  /** Whether whoever made the last change may take it back. */
  undoable: z.boolean(),
});
export type Handling = z.infer<typeof handlingSchema>;

/**
 * What became of a change: made, not needed, made for another version than there is, no such step, or nothing there to
 * change. `handling` is as it stands now.
 */
export const changeOutcomeSchema = z.object({
  id,
  outcome: z.enum(['changed', 'same', 'stale', 'refused', 'gone']),
  handling: z.nullable(handlingSchema),
});
export type ChangeOutcome = z.infer<typeof changeOutcomeSchema>;

/** Somebody who works in the office. */
export const colleagueSchema = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: z.enum(['employee', 'admin']),
});
export type Colleague = z.infer<typeof colleagueSchema>;

/** Whatever a note or task is about: a request, or a client whatever he asks for. The other one is null. */
const subject = { request_id: z.nullable(id), client_id: z.nullable(id) };

/** What the office notes for itself; a removed one is told as long as it can be brought back. */
export const noteSchema = z.object({
  id,
  ...subject,
  author: z.nullable(id),
  body: z.string(),
  /** Colleagues whom it names. */
  mentions: z.array(id),
  created_at: moment,
});
export type Note = z.infer<typeof noteSchema>;

export const taskSchema = z.object({
  id,
  ...subject,
  title: z.string(),
  /** A day, such as `2026-11-30`. */
  due_on: z.nullable(z.string()),
  assignee: z.nullable(id),
  created_at: moment,
  created_by: z.nullable(id),
  done_at: z.nullable(moment),
  done_by: z.nullable(id),
  version: z.int(),
});
export type Task = z.infer<typeof taskSchema>;

/** The database's checks carry the same numbers. */
export const highestAmount = 1_000_000;
export const longestNote = 4000;
export const longestTask = 200;
