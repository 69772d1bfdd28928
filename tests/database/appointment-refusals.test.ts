import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointmentActs, refused } from './support/appointment-acts.ts';
import { newBooking } from './support/bookings.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());

const { byVisitor, byOffice } = appointmentActs(() => backend);

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

  it.each(['cancel', 'withdraw'] as const)('may %s for the visitor', async (way) => {
    const { officeToken } = await newBooking(backend);
    await expect(byVisitor[way](await officeToken())).rejects.toMatchObject(refused(403));
  });

  it.each(['confirm', 'refuse'] as const)('may %s for the office', async (way) => {
    const { token } = await newBooking(backend);
    await expect(byOffice[way](token)).rejects.toMatchObject(refused(403));
  });

  it('may change what is called off', async () => {
    const { token, officeToken } = await newBooking(backend);
    const office = await officeToken();
    await byVisitor.cancel(token);
    for (const act of Object.values(byVisitor)) await expect(act(token)).rejects.toMatchObject(refused(409));
    for (const act of Object.values(byOffice)) await expect(act(office)).rejects.toMatchObject(refused(409));
  });
});
