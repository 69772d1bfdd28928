import { bookingPayload, lateSlots, newBooking } from '../../database/support/bookings.ts';
import type { Answer } from './answer.ts';
import type { Asker } from './asker.ts';
import type { Questions } from './question.ts';

const call = ({ ask }: Pick<Asker, 'ask'>, name: string, values: unknown) =>
  ask('visitor', `POST /rest/v1/rpc/${name}`, { body: values });

const fieldsOf = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  return { status, fields: Object.keys(body ?? {}).toSorted() };
};

/** Status and message: details tell the refused row, moments and all. */
const messageOf = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  const { code, message } = body as Record<string, unknown>;
  return { status, code, message };
};

const book = async (asker: Asker, changes: Record<string, unknown>) =>
  call(asker, 'book_facade_cleaning', { payload: { ...(await bookingPayload(asker.backend)), ...changes } });

const hold = async (asker: Asker, changes: Record<string, unknown>) => {
  const [slot] = await lateSlots(asker.backend, '25-50');
  const values = { booking_id: crypto.randomUUID(), size: '25-50', starts_at: slot?.starts_at };
  return call(asker, 'hold_slot', { ...values, ...changes });
};

const nowhere = 'f'.repeat(64);
const longAgo = '2020-01-06T08:00:00+00:00';

/** The night before a time that is free. */
async function atNight({ backend }: Asker): Promise<string> {
  const [slot] = await lateSlots(backend);
  return `${slot?.starts_at.slice(0, 10)}T02:00:00+00:00`;
}

export const restBookings: Questions = {
  hold_slot: (asker) => fieldsOf(hold(asker, {})),
  'hold_slot, no such time': async (asker) => {
    const { fields } = await fieldsOf(hold(asker, { starts_at: longAgo }));
    return fields.includes('alternatives');
  },
  'hold_slot, no moment': (asker) => hold(asker, { starts_at: 'soon' }),
  'hold_slot, too many': async (asker) => {
    const { database } = asker.backend;
    const limit = (holds: number) =>
      database.query('update private.settings set holds_per_address_an_hour = $1', [holds]);
    await database.query('delete from private.rate_events');
    await limit(1);
    try {
      await hold(asker, {});
      return await hold(asker, {});
    } finally {
      await limit(100_000);
    }
  },
  release_slot: (asker) => call(asker, 'release_slot', { booking_id: crypto.randomUUID() }),
  book_facade_cleaning: (asker) => fieldsOf(book(asker, {})),
  'book again (answer lost)': async (asker) => {
    const payload = await bookingPayload(asker.backend);
    const once = await call(asker, 'book_facade_cleaning', { payload });
    return fieldsOf(call(asker, 'book_facade_cleaning', { payload })).then((again) => ({
      ...again,
      once: once.status,
    }));
  },
  'book with a broken rule': (asker) => messageOf(book(asker, { name: 'x' })),
  'book outside the towns': (asker) => book(asker, { postal_code: '9999 ZZ' }),
  'book with no moment': (asker) => book(asker, { starts_at: null }),
  'book nothing': (asker) => call(asker, 'book_facade_cleaning', { payload: {} }),
  'book a time that is gone': async (asker) => {
    const { fields } = await fieldsOf(book(asker, { starts_at: await atNight(asker) }));
    return fields.includes('alternatives');
  },
  claim_booking_notifications: async (asker) => {
    const { id: booking_id } = await newBooking(asker.backend);
    const claim = { body: { booking_id } };
    const { body } = await asker.ask('service', 'POST /rest/v1/rpc/claim_booking_notifications', claim);
    return Object.keys((body as object[])[0] ?? {}).toSorted();
  },
  read_appointment: async (asker) =>
    fieldsOf(call(asker, 'read_appointment', { token: (await newBooking(asker.backend)).token })),
  'read_appointment, unknown': (asker) => call(asker, 'read_appointment', { token: nowhere }),
  'move, unknown link': (asker) =>
    call(asker, 'move_appointment', {
      token: nowhere,
      sequence: 0,
      starts_at: longAgo,
    }),
  'confirm with the visitor’s link': async (asker) =>
    call(asker, 'confirm_appointment', {
      token: (await newBooking(asker.backend)).token,
      sequence: 0,
    }),
  confirm: async (asker) => {
    const { officeToken } = await newBooking(asker.backend);
    return fieldsOf(call(asker, 'confirm_appointment', { token: await officeToken(), sequence: 0 }));
  },
  'confirm with a used link': async (asker) => {
    const token = await (await newBooking(asker.backend)).officeToken();
    await call(asker, 'confirm_appointment', { token, sequence: 0 });
    return call(asker, 'confirm_appointment', { token, sequence: 0 });
  },
  'confirm another state than there is': async (asker) => {
    const token = await (await newBooking(asker.backend)).officeToken();
    return call(asker, 'confirm_appointment', { token, sequence: 1 });
  },
  move: async (asker) => {
    const { token } = await newBooking(asker.backend);
    const slot = (await lateSlots(asker.backend)).at(-1);
    return fieldsOf(call(asker, 'move_appointment', { token, sequence: 0, starts_at: slot?.starts_at }));
  },
  cancel: async (asker) => {
    const { token } = await newBooking(asker.backend);
    return fieldsOf(call(asker, 'cancel_appointment', { token, sequence: 0 }));
  },
  'cancel again': async (asker) => {
    const { token } = await newBooking(asker.backend);
    await call(asker, 'cancel_appointment', { token, sequence: 0 });
    return call(asker, 'cancel_appointment', { token, sequence: 0 });
  },
};
