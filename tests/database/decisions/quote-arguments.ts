import { firstChoice } from '@vakman/domain/quote/quote.choices';
import { exampleQuoteLines } from '@vakman/domain/quote/quote.example';
import { quoteTotals } from '@vakman/domain/quote/quote.totals';
import type { Backend } from '@vakman/supabase/local/backend';
import type { SampleArguments } from './account-arguments.ts';

const texts = {
  language: 'nl',
  name: 'Jan Jansen',
  email: 'jan@example.org',
  street_address: 'Dorpsstraat 1',
  postal_code: '1315 AB',
  title: 'Kozijnen schilderen',
};

const newQuote = async ({ database }: Backend) => {
  const id = crypto.randomUUID();
  await database.query(
    `insert into public.quotes (id, language, name, email, street_address, postal_code, title, lines)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, ...Object.values(texts), JSON.stringify(exampleQuoteLines)],
  );
  return { id, version: 1 };
};

const sentQuote = async (backend: Backend) => {
  const { id } = await newQuote(backend);
  await backend.database.query(
    `update public.quotes set state = 'sent', number = private.next_quote_number(), sent_at = now(),
       valid_until = current_date + 30 where id = $1`,
    [id],
  );
  return { id, version: 2 };
};

/** The private link of a quote that was sent, and the version that it shows. */
const offeredQuote = async (backend: Backend) => {
  const { id, version } = await sentQuote(backend);
  const { rows } = await backend.database.query<{ token: string }>(
    'select private.new_quote_token($1) as token',
    [id],
  );
  return { quote: id, version, token: rows[0]?.token };
};

const newAnswer = async (backend: Backend) => {
  const { version, token } = await offeredQuote(backend);
  return { id: crypto.randomUUID(), version, token };
};

const goodAcceptance = async (backend: Backend) => {
  const { quote, version, token } = await offeredQuote(backend);
  const { rows } = await backend.database.query<{ code: string }>(
    'insert into private.quote_codes (quote_id) values ($1) returning private.quote_code(id) as code',
    [quote],
  );
  const chosen = [...firstChoice(exampleQuoteLines)];
  const acceptance = {
    id: crypto.randomUUID(),
    version,
    chosen,
    home_age: 'older',
    total: quoteTotals(exampleQuoteLines, 'older', new Set(chosen)).total,
    signature: { kind: 'typed', name: 'Jan Jansen' },
    code: rows[0]?.code,
    early_start: false,
  };
  return { token, acceptance };
};

const acceptedQuote = async (backend: Backend) => {
  const { token, acceptance } = await goodAcceptance(backend);
  await backend.database.query('select public.accept_quote($1::jsonb, $2)', [
    JSON.stringify(acceptance),
    token,
  ]);
  return { id: crypto.randomUUID(), version: acceptance.version + 1, token };
};

const newQuoteText = async ({ database }: Backend) => {
  const id = crypto.randomUUID();
  await database.query('insert into public.quote_texts (id, name, part, texts) values ($1, $2, $3, $4)', [
    id,
    'Aanhef',
    'introduction',
    JSON.stringify({ nl: 'Dag {name}' }),
  ]);
  return { id };
};

/** What functions about quotes are called with. */
export const quoteArguments: SampleArguments = {
  accept_quote: goodAcceptance,
  ask_quote_change: async (backend) => ({ ...(await newAnswer(backend)), words: 'Ook de schuur?' }),
  ask_quote_code: async (backend) => ({ token: (await offeredQuote(backend)).token }),
  claim_quote_notifications: () => ({ batch: 0 }),
  close_quote_links: async (backend) => ({ id: (await sentQuote(backend)).id }),
  decline_quote: async (backend) => ({ ...(await newAnswer(backend)), reason: 'later' }),
  note_quote_document: () => ({ quote_id: crypto.randomUUID(), path: 'none', sha256: 'none' }),
  open_quote_photo: async (backend) => ({ path: 'none', token: (await offeredQuote(backend)).token }),
  open_quote_document: async (backend) => ({ token: (await offeredQuote(backend)).token }),
  read_offered_quote: async (backend) => ({ token: (await offeredQuote(backend)).token }),
  count_quotes: () => ({}),
  list_quote_texts: () => ({}),
  list_quotes: () => ({}),
  read_quote_file: () => ({ quote_id: crypto.randomUUID() }),
  remove_quote_text: newQuoteText,
  save_quote_text: () => ({
    id: crypto.randomUUID(),
    name: 'Aanhef',
    part: 'introduction',
    texts: { nl: 'Dag {name}' },
  }),
  remove_quote: newQuote,
  save_quote: () => ({ quote: { id: crypto.randomUUID(), ...texts, lines: exampleQuoteLines } }),
  send_quote: newQuote,
  withdraw_acceptance: acceptedQuote,
  withdraw_quote: sentQuote,
};
