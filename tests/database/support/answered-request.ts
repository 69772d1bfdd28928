import type { Language } from '@vakman/domain/languages/languages';
import { insertQuoteRequest, quoteRequestRow } from './quote-request-row.ts';
import type { TestBackend } from './test-backend.ts';

/** A request as it went, for what is counted of it afterwards. */
export interface AnsweredRequest {
  readonly source: string | null;
  readonly language?: Language;
  /** ISO instant at which it came. */
  readonly at: string;
  readonly state: 'new' | 'won' | 'spam';
  /** Hours until somebody answered; null where nobody did. It is due after 24. */
  readonly answered: number | null;
  /** Euro that were written down where it was won. */
  readonly amount?: number | null;
}

/** Keeps it as if it had gone so, past the rules that time would have to pass for. */
export async function insertAnswered({ database }: TestBackend, request: AnsweredRequest): Promise<void> {
  const { source, language = 'nl', at, state, answered, amount = null } = request;
  const row = quoteRequestRow({ source, language });
  await insertQuoteRequest(database, row);
  await database.exec('alter table public.request_handlings disable trigger user');
  await database.query(
    `update public.request_handlings set received_at = $2, answer_due_at = $2::timestamptz + interval '24 hours',
       state = $3, won_amount = $5, first_answered_at = $2::timestamptz + $4 * interval '1 hour' where request_id = $1`,
    [row.id, at, state, answered, state === 'won' ? amount : null],
  );
  await database.exec('alter table public.request_handlings enable trigger user');
}

// The clock changes on 29 March and 25 October; days begin an hour or two before midnight of UTC.
/** Instants at which a month, a week, a year or the clock turns. */
export const turningMoments = [
  '2026-02-28T22:59:59Z',
  '2026-02-28T23:00:00Z',
  '2026-03-29T00:30:00Z',
  '2026-03-29T01:00:00Z',
  '2026-03-29T21:59:59Z',
  '2026-03-29T22:00:00Z',
  '2026-03-31T22:00:00Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T22:59:59Z',
  '2026-10-25T23:00:00Z',
  '2026-10-31T23:00:00Z',
  '2026-12-31T23:30:00Z',
];
