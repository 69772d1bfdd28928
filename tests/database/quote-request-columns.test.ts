import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quoteRequestRow } from './support/quote-request-row.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());

/** Columns that a visitor fills in; all others are the database's own (nobody can set generated ones). */
const visitorColumns = new Set([...Object.keys(quoteRequestRow()), 'source_details']);

const values: Record<string, unknown> = { attachments: ['quote-requests/x'], created_at: '2000-01-01' };

describe('columns of a quote request', () => {
  it.each(['anon', 'customer'] as const)('%s fills in his own and no other', async (actor) => {
    const client = await backend.as(actor);
    const { rows } = await backend.database.query<{ name: string }>(
      `select attname as name from pg_attribute
       where attrelid = 'quote_requests'::regclass and attnum > 0 and not attisdropped
         and attgenerated = ''`,
    );
    const others = rows.map((row) => row.name).filter((name) => !visitorColumns.has(name));
    expect(others).toContain('attachments');
    for (const column of others) {
      const { error } = await client
        .from('quote_requests')
        .insert(quoteRequestRow({ [column]: values[column] ?? 'x' }));
      expect(error, column).toMatchObject({ code: '42501' });
    }
  });

  it('anonymous never gets the row back', async () => {
    const client = await backend.as('anon');
    const { data, error } = await client.from('quote_requests').insert(quoteRequestRow()).select();
    expect(data).toBeNull();
    expect(error).toMatchObject({ code: '42501' });
  });
});
