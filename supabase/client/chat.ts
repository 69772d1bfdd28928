import {
  chatFindsSchema,
  chatMessageSchema,
  chatPartSchema,
  conversationPageSchema,
  unreadCountsSchema,
  type ChatCursor,
  type ChatDraft,
  type ChatFinds,
  type ChatMessage,
  type ChatPart,
  type ConversationPage,
  type UnreadCounts,
} from '@vakman/domain/chat/chat.answers';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

/**
 * A page of the conversations that the caller takes part in, or of all for the office.
 *
 * @param search words of a name, street, postal code or title, in any order.
 * @throws {BackendError}
 */
export async function listConversations(
  connection: Connection,
  { search, before }: { readonly search?: string; readonly before?: ChatCursor | null } = {},
): Promise<ConversationPage> {
  return callFunction(
    connection,
    'list_conversations',
    { search: search ?? '', before: before ?? null },
    conversationPageSchema,
  );
}

/**
 * The conversation about a request or a project; it is begun where there is none yet.
 *
 * @returns its id.
 * @throws {BackendError} with the code `PT404` where there is no such request or project of the caller's.
 */
export async function openConversation(
  connection: Connection,
  about: { readonly requestId: string } | { readonly projectId: string },
): Promise<string> {
  const values =
    'requestId' in about
      ? { request_id: about.requestId, project_id: null }
      : { request_id: null, project_id: about.projectId };
  return callFunction(connection, 'open_conversation', values, z.guid());
}

/** Messages before a place, after one, or the newest; fifty where no limit says another number, which is at most 100. */
export interface ChatWindow {
  readonly before?: number;
  readonly after?: number;
  readonly limit?: number;
}

/**
 * Part of a conversation. What was sent since is asked for with `after`, and so is whether it was read.
 *
 * @returns null where the caller takes part in none with this id.
 * @throws {BackendError}
 */
export async function readConversation(
  connection: Connection,
  id: string,
  { before, after, limit }: ChatWindow = {},
): Promise<ChatPart | null> {
  const values = {
    id,
    before: before ?? null,
    after: after ?? null,
    ...(limit !== undefined && { page_size: limit }),
  };
  return callFunction(connection, 'read_conversation', values, z.nullable(chatPartSchema));
}

/**
 * Sends a message whose files were uploaded. Sent again it answers the same, with the place that it has.
 *
 * @throws {BackendError} with the code `changed` where another message has the id, `no_file` where a file is not there,
 * `23514` where it is empty or too long, `PT404` where the caller takes no part, `PT429` where he wrote too much.
 */
export async function sendChatMessage(
  connection: Connection,
  { id, conversationId, body, files }: ChatDraft,
): Promise<ChatMessage> {
  const values = { id, conversation_id: conversationId, body, files };
  return callFunction(connection, 'send_chat_message', values, chatMessageSchema);
}

/**
 * Notes that the caller has read the messages up to a place; an earlier one than is noted changes nothing.
 *
 * @throws {BackendError} with the code `PT404`.
 */
export async function noteRead(
  connection: Connection,
  conversationId: string,
  number: number,
): Promise<void> {
  const values = { conversation_id: conversationId, number };
  await callFunction(connection, 'note_chat_read', values, z.nullish(z.unknown()));
}

/** @throws {BackendError} */
export async function unreadCounts(connection: Connection): Promise<UnreadCounts> {
  return callFunction(connection, 'unread_chat_counts', {}, unreadCountsSchema);
}

/**
 * Messages in which all words stand, in any order, of one conversation or of all that the caller takes part in.
 *
 * @throws {BackendError}
 */
export async function searchChat(
  connection: Connection,
  {
    words,
    conversationId,
    before,
  }: { readonly words: string; readonly conversationId?: string; readonly before?: ChatCursor | null },
): Promise<ChatFinds> {
  const values = { words, conversation_id: conversationId ?? null, before: before ?? null };
  return callFunction(connection, 'search_chat', values, chatFindsSchema);
}
