import { callers, type Caller, type Extents } from '@vakman/domain/rights/rights';
import { bucketOperations, bucketRights } from '@vakman/domain/rights/rights.buckets';
import { edgeFunctionRights, functionRights } from '@vakman/domain/rights/rights.functions';
import { tableOperations, tableRights, type TableOperation } from '@vakman/domain/rights/rights.tables';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleArguments } from './decisions/sample-arguments.ts';
import { tryBucket } from './support/bucket-trial.ts';
import { insertSamples, ownSamples } from './support/sample-rows.ts';
import { tryTable, type TableOutcome } from './support/table-trial.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

const functionsFolder = join(import.meta.dirname, '../../supabase/functions');

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ functionsFolder });
});
afterAll(() => backend.remove());

/** Rows of all tables, and those of each who is signed in, until somebody changed one. */
let samples: Awaited<ReturnType<typeof insertSamples>> | undefined;
const ownOf = new Map<string, Awaited<ReturnType<typeof ownSamples>>>();

async function ownSample(id: string | undefined, table: string) {
  if (id === undefined) return undefined;
  const own = ownOf.get(id) ?? (await ownSamples(backend, id));
  ownOf.set(id, own);
  return own[table];
}

const isPerson = (caller: Caller) => caller !== 'anon' && caller !== 'service_role';
const idOf = (caller: Caller) => (isPerson(caller) ? demoAccount(caller).id : undefined);
const namesOf = async (statement: string) => {
  const { rows } = await backend.database.query<{ name: string }>(statement);
  return rows.map((row) => row.name).toSorted();
};

/** All who are signed in share one role of the database: where one of them may, the others find no row. */
function tableOutcome(extents: Extents, operation: TableOperation, caller: Caller): TableOutcome {
  const isShared =
    isPerson(caller) && operation !== 'insert' && callers.some((one) => isPerson(one) && extents[one]);
  return extents[caller] ?? (isShared ? 'nothing' : 'refused');
}

const tableCells = Object.entries(tableRights).flatMap(([table, rights]) =>
  tableOperations.flatMap((operation) =>
    callers.map((caller) => {
      const outcome = tableOutcome(rights[operation], operation, caller);
      return { table, operation, caller, outcome };
    }),
  ),
);

const functionCells = Object.entries(functionRights).flatMap(([name, may]) =>
  callers.map((caller) => ({ name, caller, may: may.includes(caller) })),
);

const edgeFunctionCells = Object.entries(edgeFunctionRights).flatMap(([name, may]) =>
  callers.map((caller) => ({ name, caller, may: may.includes(caller) })),
);

const bucketCells = Object.entries(bucketRights).flatMap(([bucket, rights]) =>
  bucketOperations.flatMap((operation) =>
    callers.map((caller) => ({
      bucket,
      operation,
      caller,
      extent: (rights[operation] as Extents)[caller],
    })),
  ),
);

describe('the table of rights', () => {
  it('names every table and view of the API', async () => {
    const found = await namesOf(`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`);
    expect(Object.keys(tableRights).toSorted()).toEqual(found);
  });

  it('names every function that the API can call', async () => {
    const found = await namesOf(`select distinct proname as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
    expect(Object.keys(functionRights).toSorted()).toEqual(found);
  });

  it('names every bucket', async () => {
    expect(Object.keys(bucketRights).toSorted()).toEqual(
      await namesOf('select id as name from storage.buckets'),
    );
  });

  it('names every edge function', () => {
    const found = readdirSync(functionsFolder).filter((name) =>
      existsSync(join(functionsFolder, name, 'index.ts')),
    );
    expect(Object.keys(edgeFunctionRights).toSorted()).toEqual(found.toSorted());
  });
});

describe('each caller', () => {
  it.each(tableCells)('$table: $caller may $operation: $outcome', async (cell) => {
    const { table, operation, caller, outcome } = cell;
    samples ??= await insertSamples(backend);
    const of = samples[table];
    if (of === undefined) throw new Error(`There is no sample row of ${table}.`);
    const own = await ownSample(idOf(caller), table);
    // Whoever may change them leaves none behind for the next.
    if (operation !== 'select' && (outcome === 'all' || outcome === 'own')) {
      samples = undefined;
      ownOf.clear();
    }
    expect(await tryTable({ backend, actor: caller, table }, operation, { of, own })).toBe(outcome);
  });

  it.each(functionCells)('$name(): $caller may: $may', async ({ name, caller, may }) => {
    const client = await backend.as(caller);
    const { error, status } = await client.rpc(name, await sampleArguments[name]?.(backend, caller));
    if (may) expect(error).toBeNull();
    else {
      expect(error).toMatchObject({ code: '42501' });
      expect(status).toBe(caller === 'anon' ? 401 : 403);
    }
  });

  it.each(bucketCells)('$bucket: $caller may $operation: $extent', async (cell) => {
    const { bucket, operation, caller, extent } = cell;
    const [client, service] = [await backend.as(caller), await backend.as('service_role')];
    const callers = { database: backend.database, client, service, userId: idOf(caller) };
    expect(await tryBucket(callers, bucket, operation)).toBe(extent);
  });

  it.each(edgeFunctionCells)('/functions/v1/$name: $caller may: $may', async ({ name, caller, may }) => {
    const { error } = await (await backend.as(caller)).functions.invoke(name, { body: {} });
    const status = error === null ? 200 : (error as { context: Response }).context.status;
    expect([401, 403].includes(status), `status ${status}`).toBe(!may);
  });
});
