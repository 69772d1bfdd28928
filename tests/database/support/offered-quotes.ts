import { firstChoice } from '@vakman/domain/quote/quote.choices';
import { exampleQuoteLines } from '@vakman/domain/quote/quote.example';
import type { Quote, QuoteDraft } from '@vakman/domain/quote/quote.answers';
import { quoteTotals } from '@vakman/domain/quote/quote.totals';
import type { HomeAge } from '@vakman/domain/quote/quote.vat';
import type { Connection } from '@vakman/supabase/client/connection';
import { acceptQuote, askQuoteCode, type QuoteAcceptance } from '@vakman/supabase/client/offered-quotes';
import { saveQuote, sendQuote } from '@vakman/supabase/client/quotes';
import type { Backend } from '@vakman/supabase/local/backend';
import { insertQuoteRequest, quoteRequestRow } from './quote-request-row.ts';
import type { TestBackend } from './test-backend.ts';

/** Each with a mailbox of its own, so that no two are counted together. */
const draft = (changes: Partial<QuoteDraft>): QuoteDraft => {
  const id = crypto.randomUUID();
  return {
    id,
    version: null,
    request_id: null,
    project_id: null,
    replaces: null,
    language: 'uk',
    name: 'Олена Шевченко',
    email: `${id}@example.org`,
    street_address: 'Dorpsstraat 1',
    postal_code: '1315 AB',
    title: 'Фарбування вікон',
    introduction: '',
    conditions: '',
    lines: [...exampleQuoteLines],
    home_age: null,
    photos: [],
    ...changes,
  };
};

/** A quote that the office has not sent yet. */
export async function keptQuote(office: Connection, changes: Partial<QuoteDraft> = {}): Promise<QuoteDraft> {
  const quote = draft(changes);
  await saveQuote(office, quote);
  return quote;
}

/** A quote that the office sent. */
export async function sentQuote(office: Connection, changes: Partial<QuoteDraft> = {}): Promise<Quote> {
  const { id } = await keptQuote(office, changes);
  return sendQuote(office, { id, version: 1 });
}

/** A private link to a quote, as a mail brings it. */
export async function linkTo(
  { database }: Pick<Backend, 'database'>,
  quoteId: string,
): Promise<{ token: string }> {
  const { rows } = await database.query<{ token: string }>('select private.new_quote_token($1) as token', [
    quoteId,
  ]);
  return { token: rows[0]?.token ?? '' };
}

/** The code that was mailed last. */
export async function codeFor({ database }: Pick<Backend, 'database'>, quoteId: string): Promise<string> {
  const { rows } = await database.query<{ code: string }>(
    'select private.quote_code(c.id) as code from private.quote_codes c where c.quote_id = $1',
    [quoteId],
  );
  return rows[0]?.code ?? '';
}

/** What somebody sends who accepts the first of all alternatives. */
export function acceptanceOf(
  { version, lines }: Pick<Quote, 'version' | 'lines'>,
  changes: Partial<QuoteAcceptance> = {},
): QuoteAcceptance {
  const chosen = changes.chosen ?? [...firstChoice(lines)];
  const homeAge: HomeAge | null = changes.homeAge === undefined ? 'older' : changes.homeAge;
  return {
    id: crypto.randomUUID(),
    version,
    chosen,
    homeAge,
    total: quoteTotals(lines, homeAge ?? 'newer', new Set(chosen)).total,
    signature: { kind: 'typed', name: 'Олена Шевченко' },
    code: null,
    earlyStart: false,
    ...changes,
  };
}

/** What tests do with quotes as office and as a visitor who has nothing but the link of a mail. */
export function quoteActs(backend: () => TestBackend, office: () => Connection) {
  const visitor = (): Connection => ({
    url: backend().apiUrl,
    publishableKey: backend().publishableKey,
  });
  const rows = async <Row extends object>(text: string, values: unknown[]) =>
    (await backend().database.query<Row>(text, values)).rows;
  const offered = async (changes: Partial<QuoteDraft> = {}) => {
    const quote = await sentQuote(office(), changes);
    return { quote, door: await linkTo(backend(), quote.id) };
  };
  return {
    visitor,
    offered,
    /** One for which a code was asked, with the code. */
    async proven(changes: Partial<QuoteDraft> = {}) {
      const { quote, door } = await offered(changes);
      await askQuoteCode(visitor(), door);
      return { quote, door, code: await codeFor(backend(), quote.id) };
    },
    async accepted(changes: Partial<QuoteDraft> = {}) {
      const { quote, door, code } = await this.proven(changes);
      const acceptance = acceptanceOf(quote, { code });
      return { quote, door, acceptance, answer: await acceptQuote(visitor(), door, acceptance) };
    },
    mailsOf: async (id: string) =>
      (
        await rows<{ kind: string }>(
          'select kind from notifications where quote_id = $1 order by created_at, kind',
          [id],
        )
      ).map(({ kind }) => kind),
    handlingOf: async (id: string) =>
      (
        await rows<{ state: string; won_amount: number | null }>(
          'select state, won_amount from request_handlings where request_id = $1',
          [id],
        )
      )[0],
    async newRequest() {
      const row = quoteRequestRow();
      await insertQuoteRequest(backend().database, row);
      return row.id;
    },
  };
}
