import { retention } from '@vakman/domain/retention/retention';
import { tableRetention } from '@vakman/domain/retention/retention.tables';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());

/** Kinds of columns that can say something of somebody; numbers, truths and the ids of rows cannot. */
const tellingTypes = new Set([
  'text',
  'jsonb',
  'bytea',
  'text[]',
  'bytea[]',
  'timestamp with time zone',
  'tstzrange',
]);

async function columnsOf(table: string): Promise<{ name: string; type: string }[]> {
  const { rows } = await backend.database.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  );
  return rows;
}

const persons = Object.entries(tableRetention).flatMap(([table, decision]) =>
  decision.about === 'person' ? [{ table, ...decision }] : [],
);

describe('the list of retention', () => {
  it('decides on every table', async () => {
    const { rows } = await backend.database.query<{ name: string }>(
      `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') order by name`,
    );
    expect(Object.keys(tableRetention).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  it.each(persons)('decides on every telling column of $table', async ({ table, columns }) => {
    const found = await columnsOf(table);
    expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining([...columns]));
    const telling = found.filter(({ name, type }) => tellingTypes.has(type) && !columns.includes(name));
    // What the database names rows and kinds by.
    const names = new Set(['kind', 'role', 'what']);
    expect(telling.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(persons)('$table goes with an account, or by a limit that is applied', ({ keptWith }) => {
    if (keptWith !== 'account') expect(retention[keptWith].by).toBe('job');
  });

  it('names whom an account belongs to only where it goes with that', async () => {
    const { rows } = await backend.database.query<{ name: string; column: string; rule: string }>(
      `select n.nspname || '.' || c.relname as name, a.attname as column, k.confdeltype as rule
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey)
       where k.contype = 'f' and k.confrelid = 'auth.users'::regclass and n.nspname in ('public', 'private')`,
    );
    expect(rows.length).toBeGreaterThan(0);
    // Cascades, or sets null.
    for (const { name, column, rule } of rows) expect(['c', 'n'], `${name}.${column}`).toContain(rule);
  });

  it('holds the limits that the database applies', async () => {
    const { rows } = await backend.database.query<{ what: string }>(
      'select what from private.retention_limits',
    );
    const listed = Object.entries(retention).filter(([, { by }]) => by === 'job');
    expect(rows.map(({ what }) => what).toSorted()).toEqual(listed.map(([what]) => what).toSorted());
    for (const [what, { limit }] of listed) {
      const same = await backend.database.query<{ equal: boolean }>(
        `select kept_for = $2::interval as equal from private.retention_limits where what = $1`,
        [what, `${limit.count} ${limit.unit}`],
      );
      expect(same.rows, what).toEqual([{ equal: true }]);
    }
  });
});
