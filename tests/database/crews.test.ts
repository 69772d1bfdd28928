import { readCalendar } from '@vakman/supabase/client/calendar';
import type { Connection } from '@vakman/supabase/client/connection';
import { addCrew, changeCrew } from '@vakman/supabase/client/crews';
import { exampleFacts } from '@vakman/supabase/local/booking-desk/example-desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let admin: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  admin = await connectionOf(backend, 'admin');
});
afterAll(() => backend.remove());
beforeEach(async () => {
  await backend.database.exec('delete from crews');
  await backend.database.query('select public.set_booking_rules($1)', [exampleFacts()]);
});

const day = '2027-06-07';
const read = async () => {
  const { crews, days } = await readCalendar(admin, day, day);
  return { crews, capacity: days[0]?.capacity };
};
const south = { name: '  Ploeg\u2028Zuid ', colour: 'moss', active: true } as const;

describe('the crews', () => {
  it('are added, and have work given to them from then on', async () => {
    const before = await read();
    await addCrew(admin, 3, south);
    const after = await read();
    expect(after.crews[2]).toMatchObject({ number: 3, name: 'Ploeg Zuid', colour: 'moss', active: true });
    expect(after.capacity).toBe(((before.capacity ?? 0) / 2) * 3);
    const [, , third] = after.crews;
    if (!third) throw new Error('no crew');
    await changeCrew(admin, third, { ...south, active: false });
    expect((await read()).capacity).toBe(before.capacity);
  });

  it('are not added twice by two at once', async () => {
    await addCrew(admin, 3, south);
    await expect(addCrew(admin, 3, { ...south, name: 'Ploeg Oost' })).rejects.toMatchObject({
      code: '23505',
    });
    expect((await read()).crews[2]?.name).toBe('Ploeg Zuid');
  });

  it('are changed as they were seen, and not over what somebody else wrote', async () => {
    const [seen] = (await read()).crews;
    if (!seen) throw new Error('no crew');
    await changeCrew(admin, seen, { ...seen, name: 'Ploeg Haven' });
    await expect(changeCrew(admin, seen, { ...seen, name: 'Ploeg Noord' })).rejects.toMatchObject({
      code: 'changed',
    });
    expect((await read()).crews[0]?.name).toBe('Ploeg Haven');
  });

  it('stay as they are for an employee', async () => {
    const employee = await connectionOf(backend, 'employee');
    const [seen] = (await read()).crews;
    if (!seen) throw new Error('no crew');
    await expect(addCrew(employee, 3, south)).rejects.toMatchObject({ code: '42501' });
    await expect(changeCrew(employee, seen, south)).rejects.toMatchObject({ code: 'changed' });
    expect((await read()).crews).toHaveLength(2);
  });
});
