import * as z from 'zod/mini';
import { chatFileSchema } from './chat.answers.ts';

const textSchema = z.object({
  /** That the message has, or gets when it is sent. */
  id: z.guid(),
  body: z.string(),
  files: z.array(chatFileSchema),
});

/** A message that is being written; its files are uploaded already. */
export type ChatText = Readonly<z.infer<typeof textSchema>>;

const outgoingSchema = z.extend(textSchema, {
  /** Of whoever writes. */
  userId: z.guid(),
  conversationId: z.guid(),
  /** When it was handed over to be sent, in milliseconds. */
  at: z.number(),
  state: z.enum(['waiting', 'failed']),
  /** Why it failed: the code of the backend. */
  fault: z.string(),
});

/** A message that is on its way, or that the backend refused. */
export type OutgoingMessage = Readonly<z.infer<typeof outgoingSchema>>;

const draftsSchema = z.record(z.string(), textSchema);
const outboxSchema = z.array(outgoingSchema);

/** Texts that were begun, by the name that they are kept under; none where a browser kept something else. */
export function parseChatDrafts(text: string): Readonly<Record<string, ChatText>> {
  return parsed(draftsSchema, text) ?? {};
}

/** Messages that are not known to have arrived, the first one first; none where a browser kept something else. */
export function parseChatOutbox(text: string): readonly OutgoingMessage[] {
  return parsed(outboxSchema, text) ?? [];
}

function parsed<Kept>(schema: z.ZodMiniType<Kept>, text: string): Kept | undefined {
  try {
    return z.parse(schema, JSON.parse(text));
  } catch {
    return undefined;
  }
}
