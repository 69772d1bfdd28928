import { join } from 'node:path';
import {
  cancelAppointment,
  confirmAppointment,
  moveAppointment,
  withdrawAppointment,
} from '@vakman/supabase/client/appointments';
import { notifyBooking } from '@vakman/supabase/client/mails';
import { mailOffice } from '@vakman/supabase/local/mail-addresses';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingPayload, lateSlots, newBooking } from '../database/support/bookings.ts';
import { uploadPhoto } from '../database/support/photos.ts';
import { startTestBackend, type TestBackend } from '../database/support/test-backend.ts';

interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly { readonly contentType: string; readonly base64: string }[];
}

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({
    functionsFolder: join(import.meta.dirname, '../../supabase/functions'),
  });
});
beforeEach(async () => {
  await backend.database.exec('delete from facade_bookings; delete from private.reservations');
  await forgetMails();
});
afterAll(() => backend.remove());

const forgetMails = () => fetch(`${backend.mailUrl}/api/mails`, { method: 'DELETE' });
const mails = async () => (await (await fetch(`${backend.mailUrl}/api/mails`)).json()) as Mail[];

/** The mails of one change, once all are there; the next change starts with none. */
async function mailsOf(count: number) {
  await expect.poll(async () => (await mails()).length, { timeout: 60_000 }).toBe(count);
  const all = await mails();
  await forgetMails();
  return {
    office: all.find(({ to }) => to.includes(mailOffice)),
    visitor: all.find(({ to }) => !to.includes(mailOffice)),
  };
}

const linkOf = (mail: Mail | undefined) => /afspraak#([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1] ?? '';

/** The lines of the calendar file that tell programs what to do with it. */
function calendarOf(mail: Mail | undefined) {
  const file = mail?.attachments[0];
  const lines = Buffer.from(file?.base64 ?? '', 'base64').toString();
  const value = (name: string) => new RegExp(`^${name}[:;](.*)\r?$`, 'm').exec(lines)?.[1];
  return {
    method: value('METHOD'),
    status: value('STATUS'),
    sequence: value('SEQUENCE'),
    uid: value('UID'),
    starts: value('DTSTART'),
  };
}

const schedule = () =>
  fetch(`${backend.apiUrl}/functions/v1/send-booking-mails`, {
    method: 'POST',
    body: '{}',
    headers: { apikey: backend.secretKey },
  });

const inCalendar = (moment: string) => new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '');

describe('an appointment', () => {
  it('is mailed about at every step, and stays one entry in the calendar of the visitor', async () => {
    const anon = await backend.as('anon');
    const photo = await uploadPhoto(anon);
    const { id, slot } = await newBooking(backend, {
      language: 'uk',
      name: 'Олена <b>Коваленко</b>',
      photos: [photo.link],
    });

    await notifyBooking(backend.visitor, id);
    const booked = await mailsOf(2);
    expect(booked.office?.html).toContain('Олена &lt;b&gt;Коваленко&lt;/b&gt;');
    expect(booked.visitor?.html).toContain('<html lang="uk">');
    expect(JSON.stringify(booked.visitor)).not.toContain('Коваленко');
    expect(booked.visitor?.attachments[0]?.contentType).toBe('text/calendar');
    const first = calendarOf(booked.visitor);
    expect(first).toEqual({
      method: 'REQUEST',
      status: 'TENTATIVE',
      sequence: '0',
      uid: id,
      starts: inCalendar(slot.starts_at),
    });
    const moved = /https?:\S+token=\S+/.exec(booked.office?.text ?? '')?.[0] ?? '';
    expect((await fetch(moved)).headers.get('content-type')).toBe('image/png');
    expect((await fetch(photo.link)).ok).toBe(false);

    await confirmAppointment(backend.visitor, { token: linkOf(booked.office), sequence: 0 });
    await notifyBooking(backend.visitor, id);
    const confirmed = await mailsOf(2);
    expect(confirmed.office?.subject).toContain('Bevestigd');
    expect(calendarOf(confirmed.visitor)).toEqual({ ...first, status: 'CONFIRMED', sequence: '1' });

    const other = (await lateSlots(backend)).at(-1)?.starts_at ?? '';
    expect(
      await moveAppointment(
        backend.visitor,
        { token: linkOf(confirmed.visitor), sequence: 1 },
        { startsAt: other, earlyStart: false },
      ),
    ).toMatchObject({ moved: true });
    await notifyBooking(backend.visitor, id);
    const changed = await mailsOf(2);
    expect(changed.office?.subject).toContain('Verzet');
    expect(calendarOf(changed.visitor)).toEqual({ ...first, sequence: '2', starts: inCalendar(other) });

    await withdrawAppointment(backend.visitor, { token: linkOf(changed.visitor), sequence: 2 });
    await notifyBooking(backend.visitor, id);
    const withdrawn = await mailsOf(2);
    expect(withdrawn.office?.subject).toContain('Herroepen');
    expect(calendarOf(withdrawn.visitor)).toMatchObject({
      method: 'CANCEL',
      status: 'CANCELLED',
      sequence: '3',
      uid: id,
    });
  });

  it('is mailed about once, however often it is asked for', async () => {
    const { id } = await newBooking(backend);
    await Promise.all([notifyBooking(backend.visitor, id), notifyBooking(backend.visitor, id), schedule()]);
    await mailsOf(2);
    await notifyBooking(backend.visitor, id);
    await schedule();
    await notifyBooking(backend.visitor, (await bookingPayload(backend)).id);
    await expect.poll(async () => unsent()).toBe(0);
    expect(await mails()).toEqual([]);
  });

  it('that was called off before its mails went out is only told to be called off', async () => {
    const { token } = await newBooking(backend);
    await cancelAppointment(backend.visitor, { token, sequence: 0 });
    await schedule();
    const over = await mailsOf(2);
    expect(over.office?.subject).toContain('Afgezegd');
    expect(calendarOf(over.visitor)).toMatchObject({ method: 'CANCEL', sequence: '1' });
    await expect.poll(unsent).toBe(0);
  });

  it('is reminded of once, by the schedule', async () => {
    const { id } = await newBooking(backend);
    await schedule();
    await mailsOf(2);
    await backend.database.exec('update private.booking_rules set reminder_hour = 0');
    await backend.database.query(
      `update facade_bookings set updated_at = now() - interval '9 days', status = 'confirmed',
         starts_at = now() + interval '3 hours', ends_at = now() + interval '4 hours' where id = $1`,
      [id],
    );
    await schedule();
    expect((await mailsOf(1)).visitor?.subject).toContain('Herinnering');
    await schedule();
    await expect.poll(unsent).toBe(0);
    expect(await mails()).toEqual([]);
  });
});

/** Mails about appointments that wait. */
async function unsent(): Promise<number> {
  const { rows } = await backend.database.query<{ count: number }>(
    'select count(*)::int as count from notifications where booking_id is not null and sent_at is null',
  );
  return rows[0]?.count ?? -1;
}
