import {
  offeredQuoteSchema,
  quoteCodeSchema,
  type OfferedQuote,
  type QuoteCode,
} from '@vakman/domain/quote/offered-quote.answers';
import type { DeclineReason } from '@vakman/domain/quote/quote.answering';
import type { HomeAge } from '@vakman/domain/quote/quote.vat';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import { BackendError, headersOf, requestTimeout, type Connection } from './connection.ts';
import { notifyQuote } from './mails.ts';

/** By what somebody comes to a quote: the private link of a mail, or his account, whose confirmed address it has. */
export type QuoteDoor = { readonly token: string } | { readonly quoteId: string };

/** Which answer is given, by the id that the browser made for it, to which version of the quote. */
export interface GivenAnswer {
  readonly id: string;
  readonly version: number;
}

export type QuoteSignature =
  | { readonly kind: 'typed'; readonly name: string }
  /** `drawing`: as `signaturePath` writes it. */
  | { readonly kind: 'drawn'; readonly name: string; readonly drawing: string };

export interface QuoteAcceptance extends GivenAnswer {
  /** Ids of the optional lines and of one line of each group of alternatives. */
  readonly chosen: readonly string[];
  /** The customer's statement; null where no painting is counted. The quote's own, where it has one, goes before. */
  readonly homeAge: HomeAge | null;
  /** Cents with tax, as the browser shows them. */
  readonly total: number;
  readonly signature: QuoteSignature;
  /** Null with an account, where `proof` asks for none. */
  readonly code: string | null;
  /** The customer asks that work begins within the time for withdrawing. */
  readonly earlyStart: boolean;
}

const doorOf = (door: QuoteDoor) =>
  'token' in door ? { token: door.token, quote_id: null } : { token: null, quote_id: door.quoteId };

/**
 * The quote behind a door; null where there is none. Changes nothing.
 *
 * @throws {BackendError}
 */
export async function readOfferedQuote(
  connection: Connection,
  door: QuoteDoor,
): Promise<OfferedQuote | null> {
  return callFunction(connection, 'read_offered_quote', doorOf(door), z.nullable(offeredQuoteSchema));
}

/**
 * Has a code of six digits mailed to the address of the quote; the one before works no more.
 *
 * @throws {BackendError} with code `no_such_step` where there is nothing to accept, `PT429` where too many were asked for,
 *   `PT404`.
 */
export async function askQuoteCode(connection: Connection, door: QuoteDoor): Promise<QuoteCode> {
  const code = await callFunction(connection, 'ask_quote_code', doorOf(door), quoteCodeSchema);
  startMailsOf(connection, code.quote_id);
  return code;
}

/** What a wrong code is answered with: it counts, and so nothing else of the call is undone. */
const refusedSchema = z.object({ refused: z.enum(['wrong_code', 'code_expired']) });

/**
 * Accepts a quote with what was chosen. Sent again because its answer was lost, it answers the same.
 *
 * @throws {BackendError} with code `wrong_code`; `code_expired` where it is too old or was tried too often, so that another
 *   is to be asked for; `not_a_choice`; `home_age_missing`; `wrong_total` where the database counts another sum;
 *   `no_such_step` where it can be accepted no more; `changed` where another version stands; `23514` where name or
 *   drawing is none; `PT404`, `PT429`.
 */
export async function acceptQuote(
  connection: Connection,
  door: QuoteDoor,
  { id, version, chosen, homeAge, total, signature, code, earlyStart }: QuoteAcceptance,
): Promise<OfferedQuote> {
  const acceptance = {
    id,
    version,
    chosen,
    home_age: homeAge,
    total,
    signature,
    code,
    early_start: earlyStart,
  };
  const answer = await callFunction(
    connection,
    'accept_quote',
    { ...doorOf(door), acceptance },
    z.union([offeredQuoteSchema, refusedSchema]),
  );
  if ('refused' in answer) throw new BackendError('the code is none', { status: 409, code: answer.refused });
  startMailsOf(connection, answer.quote.id);
  return answer;
}

/**
 * Says that the customer does not want it.
 *
 * @throws {BackendError} with code `changed`, `no_such_step`, `23514` where the words are too many, `PT404` or `PT429`.
 */
export async function declineQuote(
  connection: Connection,
  door: QuoteDoor,
  answer: GivenAnswer & { readonly reason: DeclineReason; readonly words: string },
): Promise<OfferedQuote> {
  const { id, version, reason, words } = answer;
  return answerQuote(connection, 'decline_quote', { ...doorOf(door), id, version, reason, words });
}

/**
 * Asks for another version; this one can still be accepted.
 *
 * @throws {BackendError} with code `changed`, `no_such_step`, `23514` where there are no words or too many, `PT404` or
 *   `PT429`.
 */
export async function askQuoteChange(
  connection: Connection,
  door: QuoteDoor,
  { id, version, words }: GivenAnswer & { readonly words: string },
): Promise<OfferedQuote> {
  return answerQuote(connection, 'ask_quote_change', { ...doorOf(door), id, version, words });
}

/**
 * Withdraws from what was accepted, by right, while `withdraw_until` lies ahead.
 *
 * @throws {BackendError} with code `changed`, `no_such_step` where there is no such right any more, `PT404` or `PT429`.
 */
export async function withdrawAcceptance(
  connection: Connection,
  door: QuoteDoor,
  { id, version }: GivenAnswer,
): Promise<OfferedQuote> {
  return answerQuote(connection, 'withdraw_acceptance', { ...doorOf(door), id, version });
}

/**
 * The PDF of a quote, as it was sent.
 *
 * @throws {BackendError} with status 404 where there is none, 429 where it was asked for too often.
 */
export const openQuoteDocument = (connection: Connection, door: QuoteDoor): Promise<Blob> =>
  fileOfQuote(connection, doorOf(door));

/**
 * A photo that a quote shows.
 *
 * @param path as the quote names it.
 * @throws {BackendError} with status 404 where it shows no such photo, 429 where it was asked for too often.
 */
export const openQuotePhoto = (connection: Connection, door: QuoteDoor, path: string): Promise<Blob> =>
  fileOfQuote(connection, { ...doorOf(door), photo: path });

async function fileOfQuote(connection: Connection, wanted: object): Promise<Blob> {
  const response = await fetch(`${connection.url}/functions/v1/quote-document`, {
    method: 'POST',
    headers: { ...headersOf(connection), 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
    signal: AbortSignal.timeout(3 * requestTimeout),
  }).catch((cause: unknown) => {
    throw new BackendError('No answer came', { cause });
  });
  if (!response.ok) throw new BackendError('There is no such file', { status: response.status });
  return response.blob();
}

async function answerQuote(
  connection: Connection,
  name: string,
  values: Readonly<Record<string, unknown>>,
): Promise<OfferedQuote> {
  const answer = await callFunction(connection, name, values, offeredQuoteSchema);
  startMailsOf(connection, answer.quote.id);
  return answer;
}

/** Nobody waits for the mails: what is not begun now, the schedule begins. */
function startMailsOf(connection: Connection, quoteId: string): void {
  notifyQuote(connection, quoteId).catch(() => undefined);
}
