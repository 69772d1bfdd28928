import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleArguments } from './decisions/sample-arguments.ts';
import { postRow } from './support/http.ts';
import { bodyValues, deepSearches, filterOperators, filterValues } from './support/malformed-values.ts';
import { quoteRequestRow } from './support/quote-request-row.ts';
import { insertSamples } from './support/sample-rows.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

/** A column of each type of each table. */
const columns = `
  select distinct on (c.table_name, c.udt_name)
    c.table_name as table, c.column_name as column, c.udt_name as type
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
  order by c.table_name, c.udt_name, c.column_name`;

const onUnsound = vi.fn<(reason: Error) => void>();
let backend: TestBackend;
let targets: { table: string; column: string; type: string }[];
/** A good row of each table. */
const rows = new Map<string, Record<string, unknown>>();
beforeAll(async () => {
  // The library prints each fault of a filter with its stack.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  backend = await startTestBackend({ onUnsound });
  const samples = await insertSamples(backend);
  ({ rows: targets } = await backend.database.query<(typeof targets)[number]>(columns));
  for (const [table, sample] of Object.entries(samples)) rows.set(table, { ...(await sample.row()) });
});
afterAll(() => backend.remove());

const oneOfEachType = () => [...new Map(targets.map((target) => [target.type, target])).values()];

interface Ask {
  readonly path: string;
  readonly key?: string;
  readonly init?: RequestInit;
}

async function statusOf({ path, key = backend.publishableKey, init = {} }: Ask): Promise<number> {
  const headers = { apikey: key, 'content-type': 'application/json', ...init.headers };
  const response = await fetch(`${backend.apiUrl}${path}`, { ...init, headers });
  await response.text();
  return response.status;
}

/** Whether the backend still takes what is good. */
const goodRequest = async () => (await postRow(backend, 'quote_requests', quoteRequestRow())).status;

/** Asks everything, and expects each to be answered as the fault of whoever asks. */
async function askAll(asks: readonly Ask[]): Promise<void> {
  const faults: unknown[] = [];
  const one = async (ask: Ask) => {
    const status = await statusOf(ask);
    if (status >= 500) faults.push([status, ask.path, ask.init?.body]);
  };
  for (let from = 0; from < asks.length; from += 32)
    await Promise.all(asks.slice(from, from + 32).map((ask) => one(ask)));
  expect(faults).toEqual([]);
  expect(await goodRequest()).toBe(201);
  expect(onUnsound).not.toHaveBeenCalled();
}

/** An object as JSON, where one field is whatever JSON is given. */
function jsonWith(object: Record<string, unknown>, field: string, json: string): string {
  const fields = Object.entries(object)
    .filter(([name]) => name !== field)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return `{${[...fields, `"${field}":${json}`].join()}}`;
}

const wrongTypes: readonly [what: string, ask: () => Ask][] = [
  ['a number for an array', () => ({ path: '/rest/v1/quote_requests?photos=eq.5' })],
  ['a word for a number', () => ({ path: '/rest/v1/project_gallery?id=eq.many' })],
  ['a word for a time', () => ({ path: '/rest/v1/project_gallery?created_at=gt.soon' })],
  ['half an object for JSON', () => ({ path: '/rest/v1/project_gallery?translations=eq.{' })],
  ['a number for a boolean', () => ({ path: '/rest/v1/facade_bookings?impregnation=eq.5' })],
  ['NUL in the name of a column', () => ({ path: '/rest/v1/project_gallery?select=ti%00tle' })],
  ['NUL in the order', () => ({ path: '/rest/v1/project_gallery?order=ti%00tle' })],
  ...['1', '{"a":1}', '[["a"],["b","c"]]', '[null,{}]'].map((photos): [string, () => Ask] => [
    `${photos} for links`,
    () => {
      const row = JSON.stringify({ ...quoteRequestRow(), photos: JSON.parse(photos) as unknown });
      return { path: '/rest/v1/quote_requests', init: { method: 'POST', body: row } };
    },
  ]),
  [
    'a list for an id',
    () => {
      const body = JSON.stringify({ ...quoteRequestRow(), id: [1] });
      return { path: '/rest/v1/quote_requests', init: { method: 'POST', body } };
    },
  ],
];

describe('a value that is none of its type', () => {
  it.each(wrongTypes)('%s is answered with 400, and the next request is served', async (_, ask) => {
    expect(await statusOf(ask())).toBe(400);
    expect(await goodRequest()).toBe(201);
  });

  it.each(deepSearches)('%.12s … is more than a search may hold', async (search) => {
    const path = `/rest/v1/project_gallery?select=id&title=fts.${encodeURIComponent(search)}`;
    expect(await statusOf({ path })).toBe(413);
    expect(await goodRequest()).toBe(201);
    expect(onUnsound).not.toHaveBeenCalled();
  });

  it.each(filterOperators)('in a filter with %s of any column stops nothing', async (operator) => {
    await askAll(
      oneOfEachType().flatMap(({ table, column }) =>
        filterValues.map((value) => ({
          path: `/rest/v1/${table}?${column}=${operator}.${encodeURIComponent(value)}&select=${column}`,
          key: table === 'project_gallery' ? backend.publishableKey : backend.secretKey,
        })),
      ),
    );
  });

  it.each(bodyValues.map((value) => [value.slice(0, 12), value]))(
    '%s … in a row of any table stops nothing',
    async (_, value) => {
      await askAll(
        targets.map(({ table, column }) => {
          const body = jsonWith({ ...rows.get(table) }, column, value);
          const key = table === 'project_gallery' ? backend.secretKey : backend.publishableKey;
          return { path: `/rest/v1/${table}`, key, init: { method: 'POST', body } };
        }),
      );
    },
  );

  it.each(Object.entries(sampleArguments))('as an argument of %s stops nothing', async (name, good) => {
    const given = await good(backend, 'anon');
    await askAll(
      Object.keys(given).flatMap((argument) =>
        bodyValues.map((value) => {
          const body = jsonWith(given, argument, value);
          return { path: `/rest/v1/rpc/${name}`, key: backend.secretKey, init: { method: 'POST', body } };
        }),
      ),
    );
  });
});
