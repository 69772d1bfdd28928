import { numberRules, visitLength, type NumberRule } from '@vakman/domain/booking/booking.settings';
import { chooseBookingSetting, readBookingSettings } from '@vakman/supabase/client/booking-settings';
import { exampleFacts } from '@vakman/supabase/local/booking-desk/example-desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { lateSlots, newBooking } from './support/bookings.ts';
import { startTestBackend, type Actor, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());
beforeEach(async () => {
  await backend.database.exec(
    'truncate public.facade_bookings, private.reservations, public.booking_settings cascade',
  );
  await backend.database.query('select public.set_booking_rules($1)', [exampleFacts()]);
});

const call = async (name: string, values: Record<string, unknown> = {}, actor: Actor = 'employee') => {
  const { data, error } = await (await backend.as(actor)).rpc(name, values);
  return { data: data as unknown, code: error?.code };
};

describe('rules that an admin chooses', () => {
  const chosen = async (name: string) => {
    const { rows } = await backend.database.query<{ value: unknown }>(
      'select value from booking_settings where name = $1',
      [name],
    );
    return rows[0]?.value ?? null;
  };
  const choose = async (name: string, value: unknown) =>
    call('choose_booking_setting', { name, value, seen: await chosen(name) }, 'admin');
  const leadDays = async () => {
    const { rows } = await backend.database.query<{ lead: number }>(
      'select lead_working_days as lead from private.booking_rules',
    );
    return rows[0]?.lead;
  };

  it('stay when content is told anew, and go back to it when they are given up', async () => {
    const told = exampleFacts().rules.leadWorkingDays;
    expect((await choose('leadWorkingDays', 7)).code).toBeUndefined();
    await backend.database.query('select public.set_booking_rules($1)', [
      exampleFacts({ leadWorkingDays: 3 }),
    ]);
    expect(await leadDays()).toBe(7);
    const { data } = await call('read_booking_settings');
    expect(data).toHaveProperty('leadWorkingDays', { told: 3, chosen: 7 });
    await choose('leadWorkingDays', null);
    expect(await leadDays()).toBe(3);
    expect(told).not.toBe(7);
  });

  it('are not chosen over what a colleague chose meanwhile, and once where an answer was lost', async () => {
    const admin = await connectionOf(backend, 'admin');
    const change = (value: number, seen: number | null) =>
      chooseBookingSetting(admin, { name: 'horizonDays', value, seen });
    await change(60, null);
    await change(60, null);
    await expect(change(75, null)).rejects.toMatchObject({ code: 'changed' });
    expect((await readBookingSettings(admin)).horizonDays.chosen).toBe(60);
    await change(75, 60);
    await chooseBookingSetting(admin, { name: 'horizonDays', value: null, seen: 75 });
    expect((await readBookingSettings(admin)).horizonDays.chosen).toBeNull();
  });

  it('are chosen within the limits that the page names, and read back', async () => {
    const admin = await connectionOf(backend, 'admin');
    for (const [name, { least, most }] of Object.entries(numberRules) as [
      NumberRule,
      { least: number; most: number },
    ][]) {
      await chooseBookingSetting(admin, { name, value: least, seen: null });
      await chooseBookingSetting(admin, { name, value: most, seen: least });
      for (const value of [least - 1, most + 1])
        await expect(chooseBookingSetting(admin, { name, value, seen: most })).rejects.toMatchObject({
          code: '23514',
        });
      expect((await readBookingSettings(admin))[name].chosen).toBe(most);
    }
    const name = 'visitMinutes';
    const [least, most] = [{ '0-25': visitLength.least }, { '0-25': visitLength.most }];
    await chooseBookingSetting(admin, { name, value: least, seen: null });
    await chooseBookingSetting(admin, { name, value: most, seen: least });
    for (const value of [visitLength.least - 1, visitLength.most + 1])
      await expect(
        chooseBookingSetting(admin, { name, value: { '0-25': value }, seen: most }),
      ).rejects.toMatchObject({ code: '23514' });
    const { visitMinutes } = await readBookingSettings(admin);
    expect(visitMinutes).toEqual({
      told: exampleFacts().rules.visitMinutes,
      chosen: { '0-25': visitLength.most },
    });
  });

  it('make visits longer at once, size by size', async () => {
    const before = await lateSlots(backend, '25-50');
    await choose('visitMinutes', { '25-50': 300 });
    const [slot] = await lateSlots(backend, '25-50');
    expect(Date.parse(slot?.ends_at ?? '') - Date.parse(slot?.starts_at ?? '')).toBe(300 * 60_000);
    expect((await lateSlots(backend, '0-25')).length).toBeGreaterThan(before.length / 2);
  });

  it.each([
    ['leadWorkingDays', 1000],
    ['leadWorkingDays', 'many'],
    ['crews', 3],
    ['visitMinutes', { '200-500': 600 }],
    ['visitMinutes', { '25-50': 5 }],
    ['visitMinutes', { '25-50': null }],
    ['visitMinutes', []],
  ])('are what the rules can be: %s %j is not', async (name, value) => {
    expect((await choose(name, value)).code).toMatch(/^2[23][\dA-Z]{3}$/);
    expect((await call('read_booking_settings')).data).toMatchObject({
      leadWorkingDays: { chosen: null },
      visitMinutes: { chosen: null },
    });
  });
});

describe('a crew', () => {
  it('that an admin sent home gets no work, whatever content says later', async () => {
    const admin = await backend.as('admin');
    await admin.from('crews').update({ active: false }).eq('number', 2);
    await backend.database.query('select public.set_booking_rules($1)', [exampleFacts()]);
    const { slot } = await newBooking(backend);
    expect((await lateSlots(backend)).map(({ starts_at }) => starts_at)).not.toContain(slot.starts_at);
    await admin.from('crews').update({ active: true }).eq('number', 2);
    expect((await lateSlots(backend)).map(({ starts_at }) => starts_at)).toContain(slot.starts_at);
  });
});
