import { exampleQuoteLines } from '@vakman/domain/quote/quote.example';
import type { Connection } from '@vakman/supabase/client/connection';
import { readProject } from '@vakman/supabase/client/projects';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { newProject } from './support/projects.ts';
import { insertQuoteRequest, quoteRequestRow } from './support/quote-request-row.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let office: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  office = await connectionOf(backend, 'employee');
});
afterAll(() => backend.remove());
beforeEach(() => backend.database.exec('truncate quotes, private.quote_numbers cascade'));

const own = demoAccount('customer').email;
const stored = async (id: string) => {
  const file = await readProject(office, id);
  if (file === null) throw new Error('no such project');
  return file;
};

/** A quote that its customer was sent. */
const sentQuote = async (more: { request?: string; project?: string; lines?: readonly unknown[] } = {}) => {
  const id = crypto.randomUUID();
  await backend.database.query(
    `insert into quotes (id, request_id, project_id, language, name, email, street_address, postal_code, title, lines)
     values ($1, $2, $3, 'uk', 'Jan Jansen', $4, 'Dorpsstraat 1', '1315 AB', 'Kozijnen', $5)`,
    [id, more.request ?? null, more.project ?? null, own, JSON.stringify(more.lines ?? exampleQuoteLines)],
  );
  await backend.database.query(
    `update quotes set state = 'sent', number = private.next_quote_number(), sent_at = now(),
       valid_until = current_date + 30 where id = $1`,
    [id],
  );
  return id;
};
const accept = async (id: string) => {
  await backend.database.query(`update quotes set state = 'accepted' where id = $1`, [id]);
};
const projectOf = async (quote: string) => {
  const { rows } = await backend.database.query<{ id: string }>(
    'select id from projects where quote_id = $1',
    [quote],
  );
  return rows[0]?.id ?? '';
};

describe('a quote', () => {
  it('begins a project when it is accepted, with what was agreed', async () => {
    const row = quoteRequestRow();
    await insertQuoteRequest(backend.database, row);
    const quote = await sentQuote({ request: row.id });
    await accept(quote);
    const { project, quotes } = await stored(await projectOf(quote));
    expect(project).toMatchObject({
      state: 'planned',
      language: 'uk',
      request_id: row.id,
      phone: row.phone,
      exterior_painting: null,
    });
    expect(quotes).toMatchObject([
      { id: quote, state: 'accepted', extra: false, total: project.value_cents },
    ]);
    expect(project.value_cents).toBeGreaterThan(0);
  });

  it('without painting begins one that has no guarantee', async () => {
    const quote = await sentQuote({ lines: exampleQuoteLines.map((line) => ({ ...line, work: 'other' })) });
    await accept(quote);
    expect((await stored(await projectOf(quote))).project.exterior_painting).toBe(false);
  });

  it('of extra work adds to its project, and begins no other', async () => {
    const id = await newProject(backend.database);
    await backend.database.query(`update projects set agreed_cents = 100000 where id = $1`, [id]);
    const quote = await sentQuote({ project: id });
    await accept(quote);
    const { project, entries, quotes } = await stored(id);
    expect(await projectOf(quote)).toBe('');
    expect(quotes).toMatchObject([{ id: quote, extra: true }]);
    expect(project.value_cents).toBe(100_000 + (quotes[0]?.total ?? 0));
    expect(entries).toMatchObject([
      { kind: 'extra-work', details: { quote_id: quote, total: quotes[0]?.total } },
    ]);
  });

  it('of extra work that its customer withdraws from counts and shows no more, and its project goes on', async () => {
    const id = await newProject(backend.database);
    const quote = await sentQuote({ project: id });
    await accept(quote);
    await backend.database.query(
      `insert into quote_answers (id, quote_id, kind, proof, shown) values (gen_random_uuid(), $1, 'withdrawn', 'link', '{}')`,
      [quote],
    );
    await backend.database.query(`update quotes set state = 'withdrawn' where id = $1`, [quote]);
    const { project, entries } = await stored(id);
    expect(project).toMatchObject({ state: 'planned', value_cents: 0 });
    expect(entries).toEqual([]);
  });
});
