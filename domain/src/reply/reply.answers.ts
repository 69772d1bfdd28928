import * as z from 'zod/mini';
import { languages } from '../languages/languages.ts';

const id = z.guid();
/** ISO instant with offset. */
const moment = z.string();

/** Characters; the database's checks carry the same numbers. */
export const longestReplySubject = 150;
export const longestReplyBody = 6000;
export const longestTemplateName = 80;

/** What the office wrote to whoever asked, and what became of its mail. */
export const replySchema = z.object({
  id,
  author: z.nullable(id),
  language: z.enum(languages),
  subject: z.string(),
  body: z.string(),
  created_at: moment,
  state: z.enum(['waiting', 'sent', 'refused', 'expired', 'given-up']),
  /** Before that it can be taken back. */
  leaves_at: moment,
  sent_at: z.nullable(moment),
  last_error: z.nullable(z.string()),
});
export type Reply = z.infer<typeof replySchema>;

const replyTextSchema = z.object({ subject: z.string(), body: z.string() });
export type ReplyText = z.infer<typeof replyTextSchema>;

/** A reply that is written again and again, with placeholders; Dutch is always there. */
export const replyTemplateSchema = z.object({
  id,
  name: z.string(),
  texts: z.partialRecord(z.enum(languages), replyTextSchema),
  /** Rises with each change; a change names the one that it was made for. */
  version: z.int(),
});
export type ReplyTemplate = z.infer<typeof replyTemplateSchema>;
