import * as fc from 'fast-check';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newBooking } from './support/bookings.ts';
import { insertQuoteRequest, quoteRequestRow } from './support/quote-request-row.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

const seed = Math.floor(Math.random() * 2 ** 31);

let backend: TestBackend;
let employee: SupabaseClient;
beforeAll(async () => {
  backend = await startTestBackend();
  employee = await backend.as('employee');
});
afterAll(() => backend.remove());
beforeEach(async () => {
  await backend.database.exec('delete from public.quote_requests; delete from public.facade_bookings');
});

interface Client {
  readonly id: string;
  readonly email_normalised: string;
  readonly root_id: string;
  readonly merged_into: string | null;
}
const clients = async () =>
  (await backend.database.query<Client>('select * from public.clients order by created_at, id')).rows;
const groups = async () => {
  const found = new Map<string, string[]>();
  for (const { root_id, email_normalised } of await clients())
    found.set(root_id, [...(found.get(root_id) ?? []), email_normalised].toSorted());
  return [...found.values()].map((group) => group.join(' ')).toSorted();
};
const insertFor = (email: string) => insertQuoteRequest(backend.database, quoteRequestRow({ email }));
const idOf = async (email: string) =>
  (await clients()).find(({ email_normalised }) => email_normalised === email)?.id ?? '';

describe('a client', () => {
  it('is known by the address, however it is spelt, whatever he sent or booked', async () => {
    await insertFor(' Jan@Example.org');
    await insertFor('jan@example.org');
    await newBooking(backend, { email: 'JAN@example.org' });
    await newBooking(backend, { email: 'piet@example.org' });
    expect(await groups()).toEqual(['jan@example.org', 'piet@example.org']);
  });

  it('is forgotten with the last that he sent', async () => {
    await insertFor('jan@example.org');
    await newBooking(backend, { email: 'jan@example.org' });
    await backend.database.exec('delete from public.quote_requests');
    expect(await groups()).toEqual(['jan@example.org']);
    await backend.database.exec('delete from public.facade_bookings');
    expect(await groups()).toEqual([]);
  });

  it('merged with itself, or with nobody, is refused', async () => {
    await insertFor('jan@example.org');
    const jan = await idOf('jan@example.org');
    const itself = await employee.rpc('merge_clients', { client_id: jan, into_id: jan });
    expect(itself.error).toMatchObject({ code: 'merged_already' });
    const nobody = await employee.rpc('merge_clients', { client_id: jan, into_id: crypto.randomUUID() });
    expect(nobody.error).toMatchObject({ code: 'PT404' });
    expect((await employee.rpc('unmerge_client', { client_id: jan })).error).toMatchObject({
      code: 'not_merged',
    });
  });

  it(`comes off another with all that it brought, in whatever order they were merged (seed ${seed})`, async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@example.org`);
    const act = fc.record({ one: fc.nat(5), other: fc.nat(5), undo: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
        await backend.database.exec('delete from public.quote_requests');
        for (const name of names) await insertFor(name);
        const before = await groups();
        const undoable: { client: string; groups: string[] }[] = [];
        for (const { one, other, undo } of acts) {
          const last = undoable.at(-1);
          if (undo && last) {
            expect((await employee.rpc('unmerge_client', { client_id: last.client })).error).toBeNull();
            expect(await groups()).toEqual(last.groups);
            undoable.pop();
            continue;
          }
          const now = await groups();
          const { data, error } = await employee.rpc('merge_clients', {
            client_id: await idOf(names[one] ?? ''),
            into_id: await idOf(names[other] ?? ''),
          });
          if (error) expect(error.code).toBe('merged_already');
          else undoable.push({ client: data as string, groups: now });
          const all = await clients();
          expect(all.map(({ email_normalised }) => email_normalised).toSorted()).toEqual(names);
          for (const { root_id } of all) expect(all.find(({ id }) => id === root_id)?.merged_into).toBeNull();
        }
        for (const { merged_into, id } of await clients())
          if (merged_into !== null) await employee.rpc('unmerge_client', { client_id: id });
        expect(await groups()).toEqual(before);
      }),
      { seed, numRuns: 25 },
    );
  });

  it('that goes leaves the others together', async () => {
    const names = ['a', 'b', 'c'].map((name) => `${name}@example.org`);
    for (const name of names) await insertFor(name);
    for (const name of names.slice(1))
      await employee.rpc('merge_clients', {
        client_id: await idOf(name),
        into_id: await idOf('a@example.org'),
      });
    expect(await groups()).toEqual([names.join(' ')]);
    await backend.database.query(`delete from public.quote_requests where email = 'a@example.org'`);
    expect(await groups()).toEqual(['b@example.org c@example.org']);
  });
});
