import * as z from 'zod/mini';
import { activitySchema } from '../activity-log/activity-log.ts';
import { languages } from '../languages/languages.ts';
import { choiceShape } from '../quote-request/quote-request.schema.ts';
import { replySchema } from '../reply/reply.answers.ts';
import { handlingSchema, noteSchema, taskSchema } from './request-handling.answers.ts';
import { clientSchema, suggestedClientSchema } from './request-list.answers.ts';

const id = z.guid();
const text = z.string();
const moment = z.string();

/** A mail about a request: to the office or to whoever asked, by its kind. */
export const mailSchema = z.object({
  id,
  kind: text,
  state: z.enum(['waiting', 'sent', 'refused', 'expired', 'given-up']),
  created_at: moment,
  sent_at: z.nullable(moment),
  last_error: z.nullable(text),
});

/** A visit of a crew, whatever brings it there. */
export const visitSchema = z.object({
  kind: z.enum(['booking', 'visit']),
  id,
  /** Of a visit that is made for one. */
  request_id: z.nullable(id),
  crew: z.nullable(z.int()),
  starts_at: moment,
  ends_at: moment,
  state: text,
  name: text,
  phone: text,
  street_address: text,
  postal_code: text,
  weather_note: z.nullable(text),
});
export type Visit = z.infer<typeof visitSchema>;

/** What `read_request` answers: everything of a request that one screen shows. */
export const readRequestSchema = z.object({
  /** As it was sent. */
  request: z.object({
    id,
    created_at: moment,
    name: text,
    email: text,
    phone: text,
    street_address: text,
    postal_code: text,
    message: text,
    ...choiceShape,
    language: z.enum(languages),
    source: z.nullable(text),
    /** What the partner's page told with it. */
    source_details: z.record(text, text),
  }),
  /** Paths in the bucket `project-images`, to be signed. */
  files: z.array(text),
  handling: handlingSchema,
  notes: z.array(noteSchema),
  tasks: z.array(taskSchema),
  mails: z.array(mailSchema),
  /** The oldest first. */
  replies: z.array(replySchema),
  visits: z.array(visitSchema),
  /** With this request among the others of the same people. */
  client: z.nullable(clientSchema),
  suggestions: z.array(suggestedClientSchema),
  /** The newest first, two hundred at most. */
  activity: z.array(activitySchema),
});
export type RequestFile = z.infer<typeof readRequestSchema>;
