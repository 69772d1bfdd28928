import { expect, test } from 'vitest';
import { createNotificationAddresses } from './notification-addresses.ts';
import type { ServiceClient } from './service-client.ts';

const configured = 'office@firm.example';
const addressesWhen = (answer: { data: unknown; error: { code: string } | null }) =>
  createNotificationAddresses(
    { rpc: () => Promise.resolve(answer) } as unknown as ServiceClient,
    configured,
  )();

test('mails to the office go where it chose, and to the configured address where it chose none', async () => {
  const chosen = ['balie@firm.example', 'planning@firm.example'];
  expect(await addressesWhen({ data: chosen, error: null })).toEqual(chosen);
  expect(await addressesWhen({ data: [], error: null })).toEqual([configured]);
});

test('where the database does not tell, the mail waits', async () => {
  await expect(addressesWhen({ data: null, error: { code: '57014' } })).rejects.toMatchObject({
    name: 'DatabaseError',
  });
});
