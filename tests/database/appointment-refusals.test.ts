import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointmentActs, changed, refused } from './support/appointment-acts.ts';
import { newBooking } from './support/bookings.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());

const { byVisitor, byOffice } = appointmentActs(() => backend);

const changesOf = async (id: string) => {
  const { rows } = await backend.database.query(
    'select status, sequence from public.facade_bookings where id = $1',
    [id],
  );
  return rows;
};

describe('nobody', () => {
  it.each(Object.entries({ ...byVisitor, ...byOffice }))(
    'may %s by a link that is none',
    async (_name, act) => {
      await expect(act('a'.repeat(64))).rejects.toMatchObject(refused(404));
    },
  );

  it.each(Object.entries({ ...byVisitor, ...byOffice }))(
    'may %s by a link that has expired',
    async (_name, act) => {
      const { id, token } = await newBooking(backend);
      await backend.database.query(
        'update private.appointment_tokens set expires_at = now() where booking_id = $1',
        [id],
      );
      await expect(act(token)).rejects.toMatchObject(refused(404));
    },
  );

  it.each(['ask', 'cancel', 'withdraw'] as const)('may %s for the visitor', async (way) => {
    const { officeToken } = await newBooking(backend);
    await expect(byVisitor[way](await officeToken())).rejects.toMatchObject(refused(403));
  });

  it.each(['confirm', 'refuse'] as const)('may %s for the office', async (way) => {
    const { token } = await newBooking(backend);
    await expect(byOffice[way](token)).rejects.toMatchObject(refused(403));
  });

  it.each(Object.entries(byVisitor))(
    'may %s what the visitor saw before it was changed',
    async (_name, act) => {
      const { id, token } = await newBooking(backend);
      await byVisitor.move(token);
      for (const sequence of [0, 2]) await expect(act(token, sequence)).rejects.toMatchObject(changed);
      expect(await changesOf(id)).toEqual([{ status: 'requested', sequence: 1 }]);
    },
  );

  it.each(Object.entries(byOffice))(
    'may %s what the office saw before it was changed',
    async (_name, act) => {
      const { id, token, officeToken } = await newBooking(backend);
      const office = await officeToken();
      await byVisitor.move(token);
      for (const sequence of [0, 2]) await expect(act(office, sequence)).rejects.toMatchObject(changed);
      expect(await changesOf(id)).toEqual([{ status: 'requested', sequence: 1 }]);
      // The link was not used up.
      expect(await byOffice.confirm(office, 1)).toMatchObject({ status: 'confirmed' });
    },
  );

  it('may change what is called off', async () => {
    const { token, officeToken } = await newBooking(backend);
    const office = await officeToken();
    await byVisitor.cancel(token);
    for (const act of Object.values(byVisitor)) await expect(act(token)).rejects.toMatchObject(refused(409));
    for (const act of Object.values(byOffice)) await expect(act(office)).rejects.toMatchObject(refused(409));
  });
});
