import type { Appointment } from '@vakman/domain/booking/booking.answers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppointmentBackend } from './appointment.backend.ts';
import { submitOrder } from './submit-order.ts';

const token = 'a'.repeat(64);
const live = {
  booking_id: 'b',
  sequence: 4,
  status: 'requested',
  starts_at: '2026-11-26T08:00:00+00:00',
} as Appointment;
const cancelled = { ...live, sequence: 5, status: 'cancelled' } as Appointment;
const ordered = { token, seen: live };

const refusal = (code: string) => () => Promise.reject(Object.assign(new Error('refused'), { code }));

function backendThat(changes: Partial<AppointmentBackend>): AppointmentBackend {
  const never = () => Promise.reject(new Error('not asked for'));
  return {
    read: never,
    move: never,
    ask: never,
    cancel: never,
    withdraw: never,
    confirm: never,
    refuse: never,
    availableSlots: never,
    notify: vi.fn(async () => {}),
    ...changes,
  };
}

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

test('what was carried out is shown, and the mails go out', async () => {
  const backend = backendThat({ cancel: async () => cancelled });
  expect(await submitOrder({ kind: 'cancel' }, ordered, backend)).toEqual({
    type: 'done',
    order: 'cancel',
    appointment: cancelled,
  });
  expect(backend.notify).toHaveBeenCalledWith('b');
});

test('mails that cannot be called for take nothing away', async () => {
  const backend = backendThat({
    cancel: async () => cancelled,
    notify: () => Promise.reject(new Error('no')),
  });
  expect(await submitOrder({ kind: 'cancel' }, ordered, backend)).toMatchObject({ type: 'done' });
});

test('a lost race leaves everything where it was, and sends no mail', async () => {
  const backend = backendThat({ move: async () => ({ moved: false, alternatives: [live] }) });
  const order = { kind: 'move', startsAt: live.starts_at, earlyStart: false } as const;
  expect(await submitOrder(order, ordered, backend)).toEqual({ type: 'lost', alternatives: [live] });
  expect(backend.notify).not.toHaveBeenCalled();
});

test.each([
  ['PT403', 'forbidden'],
  ['PT428', 'unopened'],
  ['PT429', 'tooManyRequests'],
  ['XX000', 'failed'],
])('an answer of %s means %s', async (code, trouble) => {
  const backend = backendThat({ cancel: refusal(code) });
  expect(await submitOrder({ kind: 'cancel' }, ordered, backend)).toEqual({ type: 'refused', trouble });
});

test('a link that there is not any more shows none', async () => {
  const backend = backendThat({ confirm: refusal('PT404') });
  expect(await submitOrder({ kind: 'confirm' }, ordered, backend)).toEqual({
    type: 'read',
    appointment: null,
  });
});

test('what is too late is looked at again', async () => {
  const backend = backendThat({ withdraw: refusal('PT409'), read: async () => cancelled });
  const action = await submitOrder({ kind: 'withdraw' }, ordered, backend);
  expect(action).toEqual({ type: 'refused', trouble: 'late', appointment: cancelled });
});

test('an order that arrived before, and whose answer was lost, is carried out', async () => {
  const backend = backendThat({ cancel: refusal('PT409'), read: async () => cancelled });
  expect(await submitOrder({ kind: 'cancel' }, ordered, backend)).toMatchObject({ type: 'done' });
  const later = { ...live, sequence: 5, starts_at: '2026-11-27T08:00:00+00:00' };
  const moved = backendThat({ move: refusal('PT409'), read: async () => later });
  const order = { kind: 'move', startsAt: '2026-11-27T09:00:00+01:00', earlyStart: false } as const;
  expect(await submitOrder(order, ordered, moved)).toMatchObject({ type: 'done' });
});

test.each([
  ['confirmed at another time', { sequence: 5, status: 'confirmed', starts_at: '2026-11-27T08:00:00+00:00' }],
  ['confirmed after another change', { sequence: 6, status: 'confirmed' }],
] as const)('what somebody else did is not taken for what was ordered: %s', async (_what, changes) => {
  const now = { ...live, ...changes };
  const backend = backendThat({ confirm: refusal('PT409'), read: async () => now });
  const action = await submitOrder({ kind: 'confirm' }, ordered, backend);
  expect(action).toEqual({ type: 'refused', trouble: 'late', appointment: now });
});

test.each([
  ['changed', 'changed'],
  ['over', 'over'],
  ['23514', 'unasked'],
])(
  'an order that names what was seen is refused with %s, and all is looked at again',
  async (code, trouble) => {
    const now = { ...live, sequence: 5, status: 'confirmed' } as const;
    const confirm = vi.fn(refusal(code));
    const backend = backendThat({ confirm, read: async () => now });
    const action = await submitOrder({ kind: 'confirm' }, ordered, backend);
    expect(action).toEqual({ type: 'refused', trouble, appointment: now });
    expect(confirm).toHaveBeenCalledWith({ token, sequence: 4 });
  },
);

test('without a connection nothing is sent', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const backend = backendThat({ cancel: vi.fn(async () => cancelled) });
  const action = await submitOrder({ kind: 'cancel' }, ordered, backend);
  expect(action).toEqual({ type: 'refused', trouble: 'offline' });
  expect(backend.cancel).not.toHaveBeenCalled();
});
