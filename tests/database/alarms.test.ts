import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quoteRequestRow } from './support/quote-request-row.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

interface Alarm {
  readonly id: string;
  readonly kind: string;
  readonly times: number;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly first_raised_at: string;
  readonly last_raised_at: string;
  readonly seen_at: string | null;
  readonly seen_by: string | null;
}

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(() =>
  backend.database.exec('delete from public.alarms; delete from public.quote_requests where true'),
);
afterAll(() => backend.remove());

const alarms = async () => {
  const { data, error } = await (await backend.as('employee')).from('alarms').select().order('id');
  if (error) throw error;
  return data as Alarm[];
};
const age = (interval: string) =>
  backend.database.exec(
    `update public.alarms set first_raised_at = first_raised_at - interval '${interval}',
       last_raised_at = last_raised_at - interval '${interval}'`,
  );
const call = async (name: string, values: Record<string, unknown>) => {
  const { data, error } = await (await backend.as('service_role')).rpc(name, values);
  if (error) throw error;
  return data as unknown;
};
const submit = (sender_address: string) =>
  call('submit_quote_request', { payload: quoteRequestRow(), sender_address });

describe('a sender without an address', () => {
  it('raises an alarm, one whose address is known does not', async () => {
    await submit('192.0.2.7');
    expect(await alarms()).toEqual([]);
    await submit('');
    expect(await alarms()).toMatchObject([
      { kind: 'unknown-sender', times: 1, detail: { counted: 'request by address' }, seen_at: null },
    ]);
  });

  it('raises it by an upload too', async () => {
    await call('claim_uploads', { sender_address: '', paths: ['quote-attachments/a.jpg'] });
    expect(await alarms()).toMatchObject([{ kind: 'unknown-sender', detail: { counted: 'upload' } }]);
  });

  it('raises it once an hour, however many come', async () => {
    for (let time = 0; time < 3; time += 1) await submit('');
    expect(await alarms()).toMatchObject([{ times: 1 }]);
    await age('61 minutes');
    await submit('');
    await submit('');
    const [alarm, ...others] = await alarms();
    expect(others).toEqual([]);
    expect(alarm?.times).toBe(2);
    expect(Date.parse(alarm?.last_raised_at ?? '')).toBeGreaterThan(Date.parse(alarm?.first_raised_at ?? ''));
  });
});

describe('a mail', () => {
  const fail = async () => {
    const [mail] = (await call('claim_notifications', {})) as { notification: { id: string } }[];
    await call('fail_notification', { notification_id: mail?.notification.id, reason: 'SMTP 421' });
  };
  const makeOlder = (interval: string) =>
    backend.database.exec(
      `update public.notifications set created_at = created_at - interval '${interval}',
         next_attempt_at = next_attempt_at - interval '${interval}'`,
    );

  it('that fails for an hour raises an alarm, and not before', async () => {
    await submit('192.0.2.7');
    await makeOlder('50 minutes');
    await fail();
    expect(await alarms()).toEqual([]);
    await makeOlder('11 minutes');
    await fail();
    expect(await alarms()).toMatchObject([{ kind: 'failing-mail', detail: { mails: expect.any(Number) } }]);
  });

  it('that nobody tried for an hour does so too', async () => {
    await submit('192.0.2.7');
    await makeOlder('61 minutes');
    await backend.database.exec('select private.watch_mails()');
    const [alarm] = await alarms();
    expect(alarm).toMatchObject({ kind: 'failing-mail', detail: { mails: 2, since: expect.any(String) } });
    expect(JSON.stringify(alarm)).not.toContain('example.org');
  });

  it('that was sent raises none, however late', async () => {
    await submit('192.0.2.7');
    await makeOlder('3 days');
    await backend.database.exec(
      'update public.notifications set sent_at = now(); select private.watch_mails()',
    );
    expect(await alarms()).toEqual([]);
  });
});

describe('an alarm', () => {
  const mark = async (change: Record<string, unknown>) =>
    (await (await backend.as('employee')).from('alarms').update(change).neq('times', 0)).error;

  it('is marked by an employee, with his name and the time, for good', async () => {
    await submit('');
    expect(await mark({ seen_at: '2020-01-01T00:00:00Z' })).toBeNull();
    const [seen] = await alarms();
    expect(seen?.seen_by).toBe(demoAccount('employee').id);
    expect(Date.parse(seen?.seen_at ?? '')).toBeGreaterThan(Date.parse('2026-01-01'));
    expect(await mark({ seen_at: null })).toBeNull();
    expect(await alarms()).toEqual([seen]);
  });

  it.each(['kind', 'times', 'detail', 'seen_by', 'first_raised_at'])('keeps its %s', async (column) => {
    await submit('');
    expect(await mark({ [column]: null })).toMatchObject({ code: '42501' });
  });

  it('that was seen is raised anew when its reason lasts', async () => {
    await submit('');
    await mark({ seen_at: 'now' });
    await age('61 minutes');
    await submit('');
    const states = (await alarms()).map(
      ({ seen_at, times }) => `${times} ${seen_at === null ? 'open' : 'seen'}`,
    );
    expect(states.toSorted()).toEqual(['1 open', '1 seen']);
  });

  it('is kept for ninety days', async () => {
    await submit('');
    await age('91 days');
    await backend.database.exec(`select private.raise_alarm('failing-mail', '{}')`);
    expect((await alarms()).map(({ kind }) => kind)).toEqual(['failing-mail']);
  });
});
