import type { Connection } from '@vakman/supabase/client/connection';
import { enterRequest, readRequest } from '@vakman/supabase/client/requests';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { quoteRequestRow } from './support/quote-request-row.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let employee: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  employee = await connectionOf(backend, 'employee');
});
afterAll(() => backend.remove());

const read = async (id: string) => {
  const told = await readRequest(employee, id);
  if (told === null) throw new Error('There is no such request.');
  return told;
};
const me = demoAccount('employee').id;

describe('a request that is taken down by telephone', () => {
  const { address: _, ...payload } = quoteRequestRow();
  const fresh = () => ({ ...payload, id: crypto.randomUUID(), email: `${crypto.randomUUID()}@example.org` });

  it('keeps the rules of the form, and who took it down', async () => {
    const taken = fresh();
    await enterRequest(employee, taken, { answered: true, confirmation: false });
    await enterRequest(employee, taken, { answered: true, confirmation: false });
    const { handling, mails, request } = await read(taken.id);
    expect(request.name).toBe(taken.name);
    expect(handling).toMatchObject({ channel: 'phone', entered_by: me, state: 'new' });
    expect(handling.first_answered_at).not.toBeNull();
    expect(mails).toEqual([]);
    const nobody = enterRequest(
      employee,
      { ...fresh(), phone: '12' },
      { answered: true, confirmation: false },
    );
    await expect(nobody).rejects.toMatchObject({ code: '23514' });
    const other = enterRequest(
      employee,
      { ...taken, message: 'Iets heel anders.' },
      { answered: true, confirmation: false },
    );
    await expect(other).rejects.toMatchObject({ code: 'PT409' });
  });

  it('confirms by mail, and waits for an answer, where that is wanted', async () => {
    const taken = fresh();
    await enterRequest(employee, taken, { answered: false, confirmation: true });
    const { handling, mails } = await read(taken.id);
    expect(mails.map(({ kind }) => kind)).toEqual(['confirmation']);
    expect(handling.first_answered_at).toBeNull();
  });

  it('counts for nobody, and what comes by a form afterwards counts again', async () => {
    await backend.database.exec('delete from public.quote_requests; delete from private.rate_events');
    for (let time = 0; time < 12; time += 1)
      await enterRequest(
        employee,
        { ...fresh(), email: 'jan@example.org' },
        { answered: true, confirmation: false },
      );
    const counted = async () =>
      (await backend.database.query(`select from private.rate_events where kind = 'request by address'`)).rows
        .length;
    expect(await counted()).toBe(0);
    const { error } = await (await backend.as('employee')).from('quote_requests').insert(quoteRequestRow());
    expect(error).toBeNull();
    expect(await counted()).toBe(1);
    const { rows } = await backend.database.query(
      'select channel, count(*)::integer from public.request_handlings group by channel order by channel',
    );
    expect(rows).toEqual([
      { channel: 'form', count: 1 },
      { channel: 'phone', count: 12 },
    ]);
  });
});
