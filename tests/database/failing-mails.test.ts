import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isToOffice, isToVisitor, outboxActs, type Fault } from './support/outbox-acts.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(() => backend.database.exec('delete from public.quote_requests'));
afterAll(() => backend.remove());

const { call, request, failAll, pass } = outboxActs(() => backend);

async function states(): Promise<Record<string, string>> {
  const { data, error } = await (await backend.as('employee')).from('notifications').select('kind, state');
  if (error) throw error;
  return Object.fromEntries(data.map(({ kind, state }) => [String(kind), String(state)]));
}

describe('a mail to a visitor', () => {
  it('whose address is refused is tried no more', async () => {
    await request();
    await failAll('refused', isToVisitor);
    expect(await states()).toEqual({ office: 'waiting', confirmation: 'refused' });
    await pass('1 day');
    expect(await failAll('system', isToVisitor)).toEqual([]);
  });

  it.each(['system', 'deferred'] as const)(
    'that fails is tried for five days, and not longer: %s',
    async (fault) => {
      await request();
      await pass('119 hours');
      await failAll(fault, isToVisitor);
      expect(await states()).toMatchObject({ confirmation: 'waiting' });
      await pass('61 minutes');
      await failAll(fault, isToVisitor);
      expect(await states()).toMatchObject({ confirmation: 'expired' });
      await pass('2 days');
      expect(await failAll(fault, isToVisitor)).toEqual([]);
    },
  );

  it('that nobody tried for five days is tried before it ends', async () => {
    await request();
    await pass('6 days');
    expect(await failAll('refused', isToVisitor)).toHaveLength(1);
  });

  it('that stops whoever claims it ends after five days as well', async () => {
    await request();
    await pass('6 days');
    for (let time = 0; time < 4; time += 1) {
      await call('claim_notifications');
      await pass('4 minutes');
    }
    expect(await states()).toEqual({ office: 'waiting', confirmation: 'expired' });
  });

  it('that was sent after all is sent, whatever another thought of it', async () => {
    await request();
    const [id] = await failAll('refused', isToVisitor);
    await call('complete_notification', { notification_id: id });
    expect(await states()).toMatchObject({ confirmation: 'sent' });
    await call('fail_notification', { notification_id: id, reason: 'SMTP 550', fault: 'refused' });
    expect(await states()).toMatchObject({ confirmation: 'sent' });
    const { rows } = await backend.database.query(`select from notifications where last_error is not null`);
    expect(rows).toEqual([]);
  });

  it('that ended unsent goes with its request', async () => {
    const id = await request();
    await failAll('refused', isToVisitor);
    await backend.database.query('delete from public.quote_requests where id = $1', [id]);
    expect(await states()).toEqual({});
  });

  it('fails by one of three faults', async () => {
    await request();
    await expect(failAll('unknown' as Fault)).rejects.toMatchObject({ code: '23514' });
  });
});

describe('a mail to the office', () => {
  it.each(['system', 'deferred', 'refused'] as const)(
    'is kept and tried again for good: %s',
    async (fault) => {
      await request();
      for (const time of ['0 days', '6 days', '30 days']) {
        await pass(time);
        expect(await failAll(fault, isToOffice)).toHaveLength(1);
      }
      expect(await states()).toMatchObject({ office: 'waiting' });
    },
  );

  it('is tried once a day after five days', async () => {
    await request();
    await pass('6 days');
    await failAll('refused', isToOffice);
    await pass('23 hours');
    expect(await failAll('refused', isToOffice)).toEqual([]);
    await pass('61 minutes');
    expect(await failAll('refused', isToOffice)).toHaveLength(1);
  });
});
