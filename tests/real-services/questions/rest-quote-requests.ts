import { quoteRequestRow } from '../../database/support/quote-request-row.ts';
import { freshPath, type Asker } from './asker.ts';
import type { Questions } from './question.ts';

const table = '/rest/v1/quote_requests';
const minimal = { prefer: 'return=minimal' };

const insert =
  (changes: Record<string, unknown>) =>
  ({ ask }: Asker) =>
    ask('visitor', `POST ${table}`, { body: { ...quoteRequestRow(), ...changes }, headers: minimal });

const withoutName = () =>
  Object.fromEntries(Object.entries(quoteRequestRow()).filter(([key]) => key !== 'name'));

const linkOf = ({ backend }: Asker, path: string) =>
  `${backend.apiUrl}/storage/v1/object/sign/project-images/${path}?token=a`;

export const restQuoteRequests: Questions = {
  insert: insert({}),
  'insert again': async (asker) => {
    const row = { id: crypto.randomUUID() };
    await insert(row)(asker);
    return insert(row)(asker);
  },
  'broken check': insert({ name: 'x' }),
  'broken check of an e-mail address': insert({ email: 'x' }),
  'missing column': ({ ask }) => ask('visitor', `POST ${table}`, { body: withoutName(), headers: minimal }),
  null: insert({ email: null }),
  'unknown column': insert({ role: 'admin' }),
  'column not granted': insert({ attachments: [] }),
  'generated column': insert({ email_normalised: 'x' }),
  'id is no uuid': insert({ id: 'x' }),
  'photos are no list': insert({ photos: 'x' }),
  'photo elsewhere': (asker) => insert({ photos: [linkOf(asker, 'quote-requests/a/1.jpg')] })(asker),
  'photo that is not there': (asker) => insert({ photos: [linkOf(asker, freshPath())] })(asker),
  'eleven photos': (asker) =>
    insert({ photos: Array.from({ length: 11 }, () => linkOf(asker, freshPath())) })(asker),
  'half a character': insert({ message: 'De kozijnen bladderen \ud83c' }),
  'NUL character': insert({ message: 'De kozijnen bladderen \u0000' }),
  'no JSON': ({ ask }) => ask('visitor', `POST ${table}`, { body: '{', headers: minimal }),
  'no column': ({ ask }) => ask('visitor', `POST ${table}`, { body: {}, headers: minimal }),
  'neither object nor list': ({ ask }) => ask('visitor', `POST ${table}`, { body: 'true', headers: minimal }),
  'return=representation': ({ ask }) =>
    ask('visitor', `POST ${table}`, {
      body: quoteRequestRow(),
      headers: { prefer: 'return=representation' },
    }),
  read: ({ ask }) => ask('visitor', `GET ${table}`),
  'read as service': async ({ ask }) => ({ status: (await ask('service', `GET ${table}`)).status }),
  'no such table': ({ ask }) => ask('visitor', 'GET /rest/v1/nope'),
  'table of schema private': async ({ ask }) => {
    const { status, body } = await ask('visitor', 'GET /rest/v1/settings');
    const { hint, ...rest } = body as { readonly hint: string | null };
    // Which table is guessed changes with every table that is made.
    return { status, body: { ...rest, hint: hint?.replace(/'.+'/, "'…'") ?? null } };
  },
  'no key': ({ ask }) => ask('nobody', `GET ${table}`),
  gallery: ({ ask }) => ask('visitor', 'GET /rest/v1/project_gallery?select=id'),
  'two of one an hour': async (asker) => {
    const { database } = asker.backend;
    const limit = (requests: number) =>
      database.query('update private.settings set requests_per_address_an_hour = $1', [requests]);
    await database.query(`delete from private.rate_events`);
    await limit(1);
    try {
      return [await insert({})(asker), await insert({})(asker)];
    } finally {
      await limit(100_000);
    }
  },
  'sender of a request over the API is unknown': async (asker) => {
    const { database } = asker.backend;
    await database.query('delete from private.rate_events');
    await insert({})(asker);
    const { rows } = await database.query(
      `select from private.rate_events where kind = 'request by address'`,
    );
    return rows.length === 0;
  },
};
