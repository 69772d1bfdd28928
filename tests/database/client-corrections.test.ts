import type { ClientFile } from '@vakman/domain/request-handling/client-file.answers';
import {
  listClients,
  mergeClients,
  readClient,
  saveClientContact,
  unmergeClient,
  type CorrectedContact,
} from '@vakman/supabase/client/clients';
import type { Connection } from '@vakman/supabase/client/connection';
import { saveNote, saveTask } from '@vakman/supabase/client/notes';
import { listActivity } from '@vakman/supabase/client/office-day';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newBooking } from './support/bookings.ts';
import { connectionOf } from './support/connection-of.ts';
import { insertQuoteRequest, quoteRequestRow } from './support/quote-request-row.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

const { email } = demoAccount('customer');
const me = demoAccount('employee').id;

let backend: TestBackend;
let admin: Connection;
let employee: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  admin = await connectionOf(backend, 'admin');
  employee = await connectionOf(backend, 'employee');
});
afterAll(() => backend.remove());

let row = quoteRequestRow();
let id = '';
const clientOf = async (address: string) => {
  const { rows } = await backend.database.query<{ id: string }>(
    'select id from public.clients where email_normalised = $1',
    [address],
  );
  return rows[0]?.id ?? '';
};
beforeEach(async () => {
  await backend.database.exec('delete from public.quote_requests; delete from public.facade_bookings');
  row = quoteRequestRow({ email, name: 'Jan Bakker', phone: '0612345678', postal_code: '1354 AB' });
  await insertQuoteRequest(backend.database, row);
  id = await clientOf(email);
});
async function read(of = id, as = employee): Promise<ClientFile> {
  const file = await readClient(as, of);
  if (file === null) throw new Error('There is no such client.');
  return file;
}
const unchanged: CorrectedContact = { name: '', phone: '', street_address: '', postal_code: '' };
const correct = async (contact: Partial<CorrectedContact>, of = id) =>
  saveClientContact(employee, await read(of), { ...unchanged, ...contact });

describe('a correction', () => {
  it('stands beside what he sent, which stays, and is found and listed', async () => {
    await correct({ name: 'Jan de Bakker', phone: '06 8765 4321', postal_code: '1354AB ' });
    const told = await read();
    expect(told).toMatchObject({
      name: 'Jan de Bakker',
      version: 2,
      contact: { phone: '06 8765 4321', street_address: row.street_address },
      given: { name: 'Jan Bakker', phone: '0612345678' },
      requests: [{ name: 'Jan Bakker' }],
    });
    expect(told.activity).toMatchObject([
      { actor: me, before: { phone: null }, after: { phone: '06 8765 4321' } },
    ]);
    for (const search of ['de bakker', '0687654321', '0612345678']) {
      const { rows } = await listClients(employee, { search, after: null });
      expect(rows).toMatchObject([{ id, name: 'Jan de Bakker', phone: '06 8765 4321' }]);
    }
  });

  it('leaves the rest to what he sends next, and is taken back by clearing it', async () => {
    await correct({ name: 'Jan de Bakker', phone: '0612345678' });
    const newer = { email, name: 'J. Bakker', phone: '0687654321', created_at: '2099-01-01T00:00:00Z' };
    await insertQuoteRequest(backend.database, quoteRequestRow(newer));
    expect((await read()).contact).toMatchObject({ name: 'Jan de Bakker', phone: '0687654321' });
    await correct({});
    expect((await read()).contact).toMatchObject({ name: 'J. Bakker', phone: '0687654321' });
  });

  it('of a version that another changed is refused, and a repeated one counts once', async () => {
    const before = await read();
    const wanted = { ...unchanged, phone: '0687654321' };
    await saveClientContact(employee, before, wanted);
    await saveClientContact(employee, before, wanted);
    expect((await read()).version).toBe(2);
    await expect(saveClientContact(admin, before, { ...unchanged, name: 'Piet' })).rejects.toMatchObject({
      code: 'changed',
    });
    await expect(
      saveClientContact(admin, { id, version: null as never }, { ...unchanged, name: 'Piet' }),
    ).rejects.toMatchObject({ code: 'changed' });
    await expect(
      saveClientContact(admin, { id: crypto.randomUUID(), version: 1 }, wanted),
    ).rejects.toMatchObject({ code: 'PT404' });
  });

  it.each([{ name: 'x' }, { phone: '112' }, { street_address: 'abc' }, { postal_code: '1' }])(
    'that the form would refuse is refused: %o',
    async (contact) => {
      await expect(correct(contact)).rejects.toMatchObject({ code: '23514' });
    },
  );

  it('of one that comes to hang on another counts where it is the last, and comes off with it', async () => {
    await insertQuoteRequest(
      backend.database,
      quoteRequestRow({ email: 'piet@example.org', phone: '0687654321', street_address: 'Havenstraat 9' }),
    );
    const other = await clientOf('piet@example.org');
    await correct({ name: 'Jan de Bakker' });
    await correct({ name: 'Piet Bakker' }, other);
    await saveNote(employee, { id: crypto.randomUUID(), client_id: other, body: 'Van Piet', mentions: [] });
    const before = await read();
    await mergeClients(employee, other, id);
    const merged = await read();
    expect(merged).toMatchObject({ name: 'Piet Bakker', notes: [{ body: 'Van Piet' }] });
    await expect(saveClientContact(employee, before, { ...unchanged, name: 'Jan' })).rejects.toMatchObject({
      code: 'changed',
    });
    await correct({ name: 'Familie Bakker' });
    expect((await read()).name).toBe('Familie Bakker');
    await unmergeClient(employee, other);
    expect(await read(other)).toMatchObject({ name: 'Piet Bakker', notes: [{ body: 'Van Piet' }] });
    expect(await read()).toMatchObject({ name: 'Familie Bakker', notes: [] });
  });

  it('shows who else he might be', async () => {
    await insertQuoteRequest(
      backend.database,
      quoteRequestRow({ email: 'piet@example.org', phone: '0687654321', street_address: 'Havenstraat 9' }),
    );
    expect((await read()).suggestions).toEqual([]);
    await correct({ phone: '+31 6 87654321' });
    const other = await clientOf('piet@example.org');
    expect((await read()).suggestions).toMatchObject([{ id: other, reasons: ['phone'] }]);
    expect((await read(other)).suggestions).toMatchObject([{ id, reasons: ['phone'] }]);
  });

  it('is his to take along, and goes with him, out of the log, too', async () => {
    const secret = 'Sleutel bij de buren op 12';
    await correct({ name: 'Jan de Bakker' });
    await saveNote(employee, { id: crypto.randomUUID(), client_id: id, body: secret, mentions: [] });
    const client = await backend.as('admin');
    const { data } = await client.rpc('export_person', { address: email });
    expect(data).toMatchObject({ client: { name: 'Jan de Bakker', notes: [{ body: secret }], tasks: [] } });
    expect((await client.rpc('erase_person', { address: email })).error).toBeNull();
    const kept = await listActivity(admin, { filter: { record_id: id }, before: null });
    expect(kept.length).toBeGreaterThan(1);
    expect(JSON.stringify(kept)).not.toMatch(/Sleutel|de Bakker/);
  });

  it('goes with him also where an appointment is still to come, which stays', async () => {
    const { id: booking } = await newBooking(backend);
    await backend.database.query('update public.facade_bookings set email = $1 where id = $2', [
      email,
      booking,
    ]);
    await correct({ name: 'Jan de Bakker' });
    await saveNote(employee, { id: crypto.randomUUID(), client_id: id, body: 'Sleutel op 12', mentions: [] });
    await saveTask(employee, {
      id: crypto.randomUUID(),
      client_id: id,
      title: 'Sleutel halen',
      due_on: null,
      assignee: null,
      version: null,
    });
    await (await backend.as('admin')).rpc('erase_person', { address: email });
    const left = await read();
    expect(left.bookings).toMatchObject([{ id: booking }]);
    expect(JSON.stringify(left)).not.toMatch(/Sleutel|de Bakker/);
    const kept = await listActivity(admin, { filter: { record_id: id }, before: null });
    expect(kept.length).toBeGreaterThan(1);
    expect(JSON.stringify(kept)).not.toMatch(/Sleutel|de Bakker/);
  });
});

it('a customer corrects nobody, himself included', async () => {
  const customer = await connectionOf(backend, 'customer');
  await expect(
    saveClientContact(customer, { id, version: 1 }, { ...unchanged, name: 'Jan de Bakker' }),
  ).rejects.toMatchObject({ code: '42501' });
});
