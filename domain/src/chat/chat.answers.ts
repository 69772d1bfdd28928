import * as z from 'zod/mini';
import { languages } from '../languages/languages.ts';
import { photoTypes, type PhotoType } from '../photos/photos.types.ts';

const id = z.guid();
/** ISO instant with offset. */
const moment = z.string();
const count = z.int();
const text = z.string();

/** On which side of a conversation somebody stands. */
export const chatSides = ['customer', 'office'] as const;
export type ChatSide = (typeof chatSides)[number];

export const chatFileSchema = z.object({
  /** In the bucket, see `chatFilePath`. */
  path: text,
  /** That it is shown with. */
  name: text,
  type: z.enum(Object.keys(photoTypes) as [PhotoType, ...PhotoType[]]),
  bytes: count,
  /** Pixels, so that a picture has its room before it is there; null where they are not known. */
  width: z.nullable(count),
  height: z.nullable(count),
});
export type ChatFile = z.infer<typeof chatFileSchema>;

/** A message as it was sent; nothing of it changes any more. */
export const chatMessageSchema = z.object({
  /** Made where it was typed. */
  id,
  conversation_id: id,
  /** Its place, from 1: the same order for everybody. */
  number: count,
  /** Null once his account is gone. */
  author: z.nullable(id),
  author_side: z.enum(chatSides),
  /** Empty where there are files. */
  body: text,
  files: z.array(chatFileSchema),
  sent_at: moment,
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** A message as it is to be sent; the id is made where it is typed, so that a retry sends no second one. */
export interface ChatDraft {
  readonly id: string;
  readonly conversationId: string;
  readonly body: string;
  readonly files: readonly ChatFile[];
}

export const conversationSchema = z.object({
  id,
  kind: z.enum(['request', 'project']),
  request_id: z.nullable(id),
  project_id: z.nullable(id),
  /** What the project is called; null where there is none yet. */
  title: z.nullable(text),
  /** The customer, and where the work is. */
  name: text,
  street_address: text,
  postal_code: text,
  /** In which the customer is written to. */
  language: z.enum(languages),
  created_at: moment,
  /** On which side the caller stands. */
  side: z.enum(chatSides),
  /** Place of the newest message; 0 while there is none. */
  last_number: count,
  /** When it was sent, or the conversation was opened. */
  last_at: moment,
  /** The beginning of the newest message. */
  last: z.nullable(z.object({ author_side: z.enum(chatSides), body: text, files: count })),
  /** Messages of the other side that the caller has not read; for the office, that nobody there has. */
  unread: count,
});
export type Conversation = z.infer<typeof conversationSchema>;

/** What a page of a list begins after. */
const cursorSchema = z.object({ value: text, id });
export type ChatCursor = z.infer<typeof cursorSchema>;

/** The latest first; `next` is null at the end. */
export const conversationPageSchema = z.object({
  rows: z.array(conversationSchema),
  next: z.nullable(cursorSchema),
});
export type ConversationPage = z.infer<typeof conversationPageSchema>;

/** Somebody who wrote or read in a conversation. */
const chatPersonSchema = z.object({
  /** His account. */
  id,
  side: z.enum(chatSides),
  /** As he calls himself; empty where he does not. */
  name: text,
  /** Place of the last message that he read; 0 for none. */
  read: count,
});
export type ChatPerson = z.infer<typeof chatPersonSchema>;

/** Part of a conversation, the oldest message first. */
export const chatPartSchema = z.object({
  conversation: conversationSchema,
  messages: z.array(chatMessageSchema),
  /** Whether there are messages before the first, and after the last. */
  earlier: z.boolean(),
  later: z.boolean(),
  people: z.array(chatPersonSchema),
});
export type ChatPart = z.infer<typeof chatPartSchema>;

/** What was found, the newest first. */
export const chatFindsSchema = z.object({
  rows: z.array(
    z.object({
      message: chatMessageSchema,
      conversation: z.pick(conversationSchema, {
        id: true,
        kind: true,
        title: true,
        name: true,
        street_address: true,
      }),
    }),
  ),
  next: z.nullable(cursorSchema),
});
export type ChatFinds = z.infer<typeof chatFindsSchema>;

/** How many messages wait to be read, in how many conversations. */
export const unreadCountsSchema = z.object({ conversations: count, messages: count });
export type UnreadCounts = z.infer<typeof unreadCountsSchema>;

/** What the office answers again and again; Dutch is always there, other languages where somebody wrote them. */
export const quickAnswerSchema = z.object({
  id,
  name: text,
  texts: z.partialRecord(z.enum(languages), text),
  /** Rises with each change; a change names the one that it was made for. */
  version: count,
});
export type QuickAnswer = z.infer<typeof quickAnswerSchema>;
