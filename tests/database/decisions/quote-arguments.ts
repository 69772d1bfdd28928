import { exampleQuoteLines } from '@vakman/domain/quote/quote.example';
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

/** What functions about quotes are called with. */
export const quoteArguments: SampleArguments = {
  remove_quote: newQuote,
  save_quote: () => ({ quote: { id: crypto.randomUUID(), ...texts, lines: exampleQuoteLines } }),
  send_quote: newQuote,
  withdraw_quote: sentQuote,
};
