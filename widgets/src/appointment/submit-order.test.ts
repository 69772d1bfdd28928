import type { Appointment } from '@vakman/domain/booking/booking.answers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppointmentBackend } from './backend/appointment-backend.ts';
import { submitOrder } from './submit-order.ts';

const token = 'a'.repeat(64);
const live = { booking_id: 'b', status: 'requested', starts_at: '2026-11-26T08:00:00+00:00' } as Appointment;
const cancelled = { ...live, status: 'cancelled' } as Appointment;

const refusal = (code: string) => () => Promise.reject(Object.assign(new Error('refused'), { code }));

function backendThat(changes: Partial<AppointmentBackend>): AppointmentBackend {
  const never = () => Promise.reject(new Error('not asked for'));
  return {
    read: never,
    move: never,
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
  expect(await submitOrder({ kind: 'cancel' }, token, backend)).toEqual({
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
  expect(await submitOrder({ kind: 'cancel' }, token, backend)).toMatchObject({ type: 'done' });
});

test('a lost race leaves everything where it was, and sends no mail', async () => {
  const backend = backendThat({ move: async () => ({ moved: false, alternatives: [live] }) });
  const order = { kind: 'move', startsAt: live.starts_at } as const;
  expect(await submitOrder(order, token, backend)).toEqual({ type: 'lost', alternatives: [live] });
  expect(backend.notify).not.toHaveBeenCalled();
});

test.each([
  ['PT403', 'forbidden'],
  ['PT429', 'tooManyRequests'],
  ['XX000', 'failed'],
])('an answer of %s means %s', async (code, trouble) => {
  const backend = backendThat({ cancel: refusal(code) });
  expect(await submitOrder({ kind: 'cancel' }, token, backend)).toEqual({ type: 'refused', trouble });
});

test('a link that there is not any more shows none', async () => {
  const backend = backendThat({ confirm: refusal('PT404') });
  expect(await submitOrder({ kind: 'confirm' }, token, backend)).toEqual({ type: 'read', appointment: null });
});

test('what is too late is looked at again', async () => {
  const backend = backendThat({ withdraw: refusal('PT409'), read: async () => cancelled });
  const action = await submitOrder({ kind: 'withdraw' }, token, backend);
  expect(action).toEqual({ type: 'refused', trouble: 'late', appointment: cancelled });
});

test('an order that arrived before, and whose answer was lost, is carried out', async () => {
  const backend = backendThat({ cancel: refusal('PT409'), read: async () => cancelled });
  expect(await submitOrder({ kind: 'cancel' }, token, backend)).toMatchObject({ type: 'done' });
  const moved = backendThat({ move: refusal('PT409'), read: async () => live });
  const order = { kind: 'move', startsAt: '2026-11-26T09:00:00+01:00' } as const;
  expect(await submitOrder(order, token, moved)).toMatchObject({ type: 'done' });
});

test('without a connection nothing is sent', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const backend = backendThat({ cancel: vi.fn(async () => cancelled) });
  const action = await submitOrder({ kind: 'cancel' }, token, backend);
  expect(action).toEqual({ type: 'refused', trouble: 'offline' });
  expect(backend.cancel).not.toHaveBeenCalled();
});
