import type { Connection } from '@vakman/supabase/client/connection';
import { listActivity } from '@vakman/supabase/client/office-day';
import {
  previewRetention,
  readLastRun,
  readOfficeSettings,
  requireSecondFactor,
  runRetention,
  saveNotificationAddresses,
} from '@vakman/supabase/client/office-settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBooking } from './support/bookings.ts';
import { connectionOf } from './support/connection-of.ts';
import { insertQuoteRequest, quoteRequestRow } from './support/quote-request-row.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let admin: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  admin = await connectionOf(backend, 'admin');
});
afterAll(() => backend.remove());

const versionNow = async () => (await readOfficeSettings(admin)).version;

describe('addresses for notifications', () => {
  const chosen = async () => {
    const { data, error } = await (await backend.as('service_role')).rpc('read_notification_addresses');
    if (error) throw error;
    return data as string[];
  };

  it('are none until somebody chooses, and then those, which functions read', async () => {
    expect(await chosen()).toEqual([]);
    await saveNotificationAddresses(
      admin,
      ['balie@firm.example', 'planning@firm.example'],
      await versionNow(),
    );
    expect(await chosen()).toEqual(['balie@firm.example', 'planning@firm.example']);
    expect((await readOfficeSettings(admin)).notification_addresses).toEqual(await chosen());
  });

  it('are not overwritten by somebody who read an older version', async () => {
    const version = await versionNow();
    await saveNotificationAddresses(admin, ['first@firm.example'], version);
    await expect(saveNotificationAddresses(admin, ['second@firm.example'], version)).rejects.toMatchObject({
      code: 'changed',
    });
    expect(await chosen()).toEqual(['first@firm.example']);
  });

  it.each([
    [['Balie <balie@firm.example>']],
    [['balie@firm.example', '']],
    [['a@b.nl\nBcc: everybody@example.org']],
    [Array.from({ length: 6 }, (_, index) => `${index}@firm.example`)],
  ])('are addresses, and five at most: %j', async (addresses) => {
    const before = await chosen();
    await expect(saveNotificationAddresses(admin, addresses, await versionNow())).rejects.toMatchObject({
      code: 'no_address',
    });
    expect(await chosen()).toEqual(before);
  });

  it('are logged with who changed them, before and after', async () => {
    const { notification_addresses: before, version } = await readOfficeSettings(admin);
    await saveNotificationAddresses(admin, ['logged@firm.example'], version);
    const [entry] = await listActivity(admin, { filter: { kinds: ['setting'] }, before: null });
    expect(entry).toMatchObject({
      actor: demoAccount('admin').id,
      before: { notification_addresses: before },
      after: { notification_addresses: ['logged@firm.example'] },
    });
    expect(Object.keys(entry?.after ?? {})).toEqual(['notification_addresses']);
  });
});

describe('a second factor for everybody', () => {
  it('is not asked for by an admin who came in without, who would be locked out', async () => {
    await expect(requireSecondFactor(admin, true, await versionNow())).rejects.toMatchObject({
      code: 'own_factor_missing',
    });
    expect((await readOfficeSettings(admin)).second_factor_required).toBe(false);
  });
});

describe('the job of retention', () => {
  it('takes away what was counted before, and says when it ran', async () => {
    await runRetention(admin);
    const row = quoteRequestRow();
    await insertQuoteRequest(backend.database, row);
    const { id } = await newBooking(backend);
    await backend.database.exec(`
      update public.quote_requests set created_at = now() - interval '13 months' where id = '${row.id}';
      update public.facade_bookings set status = 'confirmed', starts_at = now() - interval '8 years',
        ends_at = now() - interval '8 years' + interval '2 hours' where id = '${id}'`);
    const due = await previewRetention(admin);
    expect(due).toEqual({ requests: 1, bookings: 0, invoices: 1 });
    expect(await runRetention(admin)).toEqual({ requests: 1, invoices: 1 });
    expect(await previewRetention(admin)).toEqual({ requests: 0, bookings: 0, invoices: 0 });
    expect((await readLastRun(admin))?.erased).toMatchObject({ requests: 1, invoices: 1 });
  });
});

it.each(['employee', 'customer'] as const)('nothing of this is for a %s', async (actor) => {
  const other = await connectionOf(backend, actor);
  const refused = { code: '42501' };
  await expect(readOfficeSettings(other)).rejects.toMatchObject(refused);
  await expect(saveNotificationAddresses(other, [], 1)).rejects.toMatchObject(refused);
  await expect(requireSecondFactor(other, false, 1)).rejects.toMatchObject(refused);
  await expect(previewRetention(other)).rejects.toMatchObject(refused);
  await expect(runRetention(other)).rejects.toMatchObject(refused);
});
