import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newBooking } from './support/bookings.ts';
import { isToOffice, isToVisitor, outboxActs } from './support/outbox-acts.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

interface Alarm {
  readonly kind: string;
  readonly times: number;
  readonly seen_at: string | null;
  readonly detail: {
    readonly mails: number;
    readonly newest?: readonly Readonly<Record<string, string>>[];
  };
}

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(() =>
  backend.database.exec(`delete from public.alarms; delete from public.quote_requests;
    delete from public.facade_bookings; delete from private.reservations`),
);
afterAll(() => backend.remove());

const { call, request, failAll, pass } = outboxActs(() => backend);

const passForAlarms = (interval: string) =>
  backend.database.exec(
    `update public.alarms set first_raised_at = first_raised_at - interval '${interval}',
       last_raised_at = last_raised_at - interval '${interval}';
     update public.notifications set told_at = told_at - interval '${interval}'`,
  );
const watch = () => backend.database.exec('select private.watch_mails()');

async function alarms(kind?: string): Promise<Alarm[]> {
  const { data, error } = await (await backend.as('employee')).from('alarms').select().order('id');
  if (error) throw error;
  return (data as Alarm[]).filter((alarm) => kind === undefined || alarm.kind === kind);
}

describe('the alarm of an office that cannot be mailed', () => {
  it('is raised at once where its address is refused', async () => {
    await request();
    await failAll('refused', isToOffice);
    const detail = { mails: 1, since: expect.any(String) as string, last_error: 'SMTP 550' };
    expect(await alarms()).toMatchObject([{ kind: 'refused-office-mail', times: 1, detail }]);
  });

  it('is raised no more once the mail was sent', async () => {
    await request();
    const [id] = await failAll('refused', isToOffice);
    await backend.database.exec('delete from public.alarms');
    await call('complete_notification', { notification_id: id });
    await watch();
    expect(await alarms()).toEqual([]);
  });
});

describe('the alarm of failing mail', () => {
  it.each(['deferred', 'refused'] as const)('is not raised for a single address: %s', async (fault) => {
    await request();
    await pass('61 minutes');
    const claimed = await call<{ notification: { id: string; kind: string } }[]>('claim_notifications');
    for (const { notification } of claimed)
      if (isToVisitor(notification.kind))
        await call('fail_notification', { notification_id: notification.id, reason: 'SMTP 450', fault });
      else await call('complete_notification', { notification_id: notification.id });
    await watch();
    expect(await alarms('failing-mail')).toEqual([]);
  });

  it('is raised where an hour of tries failed for the transport', async () => {
    await request();
    await pass('61 minutes');
    await failAll('system');
    expect(await alarms()).toMatchObject([{ kind: 'failing-mail', detail: { mails: 2 } }]);
  });
});

describe('the alarm of a mail that ended unsent', () => {
  it('tells which mail it was, why, and whose', async () => {
    const id = await request();
    await failAll('refused', isToVisitor);
    const mail = { kind: 'confirmation', state: 'refused', last_error: 'SMTP 550', request_id: id };
    const [alarm, ...others] = await alarms();
    expect(others).toEqual([]);
    expect(alarm).toMatchObject({ kind: 'undelivered-mail', times: 1, detail: { mails: 1, newest: [mail] } });
    expect(alarm?.detail.newest).toEqual([mail]);
  });

  it('tells of an appointment too', async () => {
    const { id } = await newBooking(backend);
    await failAll('refused', (kind) => kind === 'booking-received', 'booking_notifications');
    const mail = { kind: 'booking-received', state: 'refused', last_error: 'SMTP 550', booking_id: id };
    expect((await alarms('undelivered-mail')).map(({ detail }) => detail.newest)).toEqual([[mail]]);
  });

  it('tells of an expired one', async () => {
    await request();
    await pass('6 days');
    await failAll('system', isToVisitor);
    const [alarm] = await alarms('undelivered-mail');
    expect(alarm?.detail.newest).toMatchObject([{ state: 'expired' }]);
  });

  it('tells of each once, and not again as long as no other ends', async () => {
    await request();
    await failAll('refused', isToVisitor);
    for (const interval of ['61 minutes', '1 day']) {
      await passForAlarms(interval);
      await watch();
    }
    expect(await alarms('undelivered-mail')).toMatchObject([{ times: 1 }]);
  });

  it('leaves none out that ended within the same hour', async () => {
    for (let time = 0; time < 3; time += 1) {
      await request();
      await failAll('refused', isToVisitor);
    }
    expect(await alarms('undelivered-mail')).toMatchObject([{ times: 1, detail: { mails: 1 } }]);
    await passForAlarms('61 minutes');
    await watch();
    expect(await alarms('undelivered-mail')).toMatchObject([{ times: 2, detail: { mails: 3 } }]);
  });

  it('names the ten newest of however many, and counts all', async () => {
    for (let time = 0; time < 12; time += 1) await request();
    await backend.database.exec(
      `update public.notifications set refused_at = now() where kind = 'confirmation'`,
    );
    await watch();
    const [alarm, ...others] = await alarms('undelivered-mail');
    expect(others).toEqual([]);
    expect([alarm?.detail.mails, alarm?.detail.newest?.length]).toEqual([12, 10]);
  });

  it('begins anew with what ended since it was seen', async () => {
    await request();
    await failAll('refused', isToVisitor);
    await (await backend.as('employee')).from('alarms').update({ seen_at: 'now' }).neq('times', 0);
    await passForAlarms('61 minutes');
    await request();
    await failAll('refused', isToVisitor);
    const open = (await alarms('undelivered-mail')).filter(({ seen_at }) => seen_at === null);
    expect(open).toMatchObject([{ detail: { mails: 1 } }]);
  });
});
