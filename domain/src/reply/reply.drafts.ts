import * as z from 'zod/mini';
import { languages } from '../languages/languages.ts';

/** What somebody writes to whoever made a request. */
const letterSchema = z.object({ language: z.enum(languages), subject: z.string(), body: z.string() });
export type ReplyLetter = Readonly<z.infer<typeof letterSchema>>;

const draftsSchema = z.record(z.string(), letterSchema);

/** Letters that were begun, by the request that they answer; none where a browser kept something else. */
export function parseReplyDrafts(text: string): Readonly<Record<string, ReplyLetter>> {
  try {
    return draftsSchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}
