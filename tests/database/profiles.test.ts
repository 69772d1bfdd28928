import { addressLabelLength, addressesOfAPerson } from '@vakman/domain/profile/profile.addresses';
import type { Connection } from '@vakman/supabase/client/connection';
import {
  chooseReminders,
  readProfile,
  removeAddress,
  saveAddress,
  saveProfile,
} from '@vakman/supabase/client/profiles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let customer: Connection;
let employee: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  customer = await connectionOf(backend, 'customer');
  employee = await connectionOf(backend, 'employee');
});
afterAll(() => backend.remove());
beforeEach(() => backend.database.exec('delete from public.profile_addresses; delete from public.profiles'));

const newAddress = () => ({
  id: crypto.randomUUID(),
  label: 'Thuis',
  street_address: 'Havenstraat 7',
  postal_code: '1354 AB',
});
const nothingTold = {
  name: null,
  phone: null,
  language: null,
  photo: null,
  mail_reminders: true,
  version: 0,
  addresses: [],
};
const told = { name: 'Olena Koval', phone: '06-1234 5678', language: 'uk', version: 0 };

describe('a profile', () => {
  test('is empty until something is told', async () => {
    expect(await readProfile(customer)).toEqual(nothingTold);
  });

  test('keeps what is told in one line each, and nothing where the text is empty', async () => {
    const version = await saveProfile(customer, { ...told, name: ' Olena\n Koval ' });
    expect(await readProfile(customer)).toMatchObject({ ...told, version });
    await saveProfile(customer, { ...told, phone: '', version });
    expect(await readProfile(customer)).toMatchObject({ name: 'Olena Koval', phone: null });
  });

  test('is not overwritten by whoever read another one', async () => {
    const version = await saveProfile(customer, told);
    for (const read of [0, version + 1])
      await expect(saveProfile(customer, { ...told, name: 'Ivan', version: read })).rejects.toMatchObject({
        status: 409,
        code: 'changed',
      });
    expect(await readProfile(customer)).toMatchObject({ name: 'Olena Koval', version });
  });

  test('that nobody wrote yet has no other version than none', async () => {
    await expect(saveProfile(customer, { ...told, version: 1 })).rejects.toMatchObject({ code: 'changed' });
    expect(await readProfile(customer)).toEqual(nothingTold);
  });

  test('takes one of forty changes that come at once', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 40 }, () => saveProfile(customer, told)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('wants reminders until they are refused, which is no change of the rest', async () => {
    await chooseReminders(customer, false);
    await saveProfile(customer, told);
    expect(await readProfile(customer)).toMatchObject({ name: 'Olena Koval', mail_reminders: false });
    await chooseReminders(customer, true);
    expect(await readProfile(customer)).toMatchObject({ mail_reminders: true, version: 1 });
  });

  test('is each person’s own', async () => {
    await saveProfile(customer, told);
    await saveProfile(employee, { ...told, name: 'Piet de Boer' });
    expect(await readProfile(customer)).toMatchObject({ name: 'Olena Koval' });
    expect(await readProfile(employee)).toMatchObject({ name: 'Piet de Boer' });
  });

  test.each([{ name: 'J' }, { name: 'x'.repeat(101) }, { phone: '12' }, { language: 'tlh' }])(
    'takes no %j',
    async (change) => {
      await expect(saveProfile(customer, { ...told, ...change })).rejects.toMatchObject({ code: '23514' });
      expect(await readProfile(customer)).toEqual(nothingTold);
    },
  );
});

describe('addresses', () => {
  test('are several, are changed, removed, and brought back as what they were', async () => {
    const [home, work] = [newAddress(), { ...newAddress(), label: null, street_address: 'Kerkstraat 12' }];
    await saveAddress(customer, home);
    await saveAddress(customer, work);
    await saveAddress(customer, { ...home, label: 'Winkel' });
    const changed = { ...home, label: 'Winkel' };
    expect((await readProfile(customer)).addresses).toEqual([changed, work]);
    await removeAddress(customer, home.id);
    await removeAddress(customer, home.id);
    expect((await readProfile(customer)).addresses).toEqual([work]);
    await saveAddress(customer, changed);
    expect((await readProfile(customer)).addresses).toEqual([work, changed]);
  });

  test('of others are neither changed nor removed', async () => {
    const address = newAddress();
    await saveAddress(customer, address);
    await expect(saveAddress(employee, { ...address, label: 'Mijn' })).rejects.toMatchObject({
      code: 'PT404',
    });
    await removeAddress(employee, address.id);
    expect((await readProfile(customer)).addresses).toEqual([address]);
    expect((await readProfile(employee)).addresses).toEqual([]);
  });

  test.each([{ label: 'x'.repeat(addressLabelLength + 1) }, { street_address: 'Weg' }, { postal_code: '1' }])(
    'are no %j',
    async (wrong) => {
      await expect(saveAddress(customer, { ...newAddress(), ...wrong })).rejects.toMatchObject({
        code: '23514',
      });
      await saveAddress(customer, { ...newAddress(), label: 'x'.repeat(addressLabelLength) });
    },
  );

  test('are so many and no more, also for all who come at once', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: addressesOfAPerson + 3 }, () => saveAddress(customer, newAddress())),
    );
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(3);
    for (const one of refused) expect(one).toMatchObject({ reason: { code: 'too_many_addresses' } });
    expect((await readProfile(customer)).addresses).toHaveLength(addressesOfAPerson);
  });
});

test('all of it goes with the account', async () => {
  const userId = crypto.randomUUID();
  const { database } = backend;
  await database.query('insert into auth.users (id, email) values ($1, $2)', [
    userId,
    `${userId}@example.org`,
  ]);
  await database.query('insert into public.profiles (user_id) values ($1)', [userId]);
  await database.query(
    `insert into public.profile_addresses (id, user_id, street_address, postal_code)
     values ($1, $1, 'Havenstraat 7', '1354 AB')`,
    [userId],
  );
  await database.query('delete from auth.users where id = $1', [userId]);
  const { rows } = await database.query(
    `select user_id from public.profiles where user_id = $1
     union all select user_id from public.profile_addresses where user_id = $1`,
    [userId],
  );
  expect(rows).toEqual([]);
});
