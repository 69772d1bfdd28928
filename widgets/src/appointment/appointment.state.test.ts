import type { Appointment } from '@vakman/domain/booking/booking.answers';
import { expect, test } from 'vitest';
import {
  allowedSteps,
  appointmentReducer,
  initialState,
  isUnasked,
  mayConfirm,
  type AppointmentAction,
  type AppointmentState,
} from './appointment.state.ts';

const until = '2026-11-24T08:00:00+00:00';
const live = {
  role: 'visitor',
  status: 'requested',
  change_until: until,
  withdraw_until: until,
  ends_at: until,
  early_start_until: until,
  lacks_early_start: false,
} as Appointment;
const before = Date.parse(until) - 1;
const over = { ...live, status: 'cancelled', change_until: null, withdraw_until: null } as Appointment;
const forOffice = { ...live, role: 'office', may_decide: true } as Appointment;

const after = (...actions: AppointmentAction[]): AppointmentState =>
  actions.reduce(appointmentReducer, initialState);
const read: AppointmentAction = { type: 'read', appointment: live };
const opened: AppointmentAction = { type: 'opened', step: 'cancel' };

test('a link shows its appointment, or that it has none', () => {
  expect(after(read)).toEqual({ phase: 'shown', appointment: live });
  expect(after({ type: 'read', appointment: null })).toEqual({ phase: 'unknown' });
  expect(after({ type: 'unread', trouble: 'offline' })).toEqual({ phase: 'unread', trouble: 'offline' });
  expect(after({ type: 'unread', trouble: 'failed' }, { type: 'asked' })).toEqual(initialState);
});

test('a refused order keeps what was opened, with the reason, until another one goes', () => {
  const refused = after(read, opened, { type: 'ordered' }, { type: 'refused', trouble: 'failed' });
  expect(refused).toEqual({ phase: 'shown', appointment: live, step: 'cancel', trouble: 'failed' });
  expect(appointmentReducer(refused, { type: 'ordered' })).toEqual({
    phase: 'shown',
    appointment: live,
    step: 'cancel',
    busy: true,
  });
});

test('what cannot be any more closes', () => {
  const refused: AppointmentAction = { type: 'refused', trouble: 'late', appointment: over };
  expect(after(read, opened, refused)).toMatchObject({ appointment: over, step: undefined, trouble: 'late' });
});

test('what changed meanwhile is shown, and closes what was opened', () => {
  const moved = { ...live, starts_at: until, sequence: 1 };
  const refused: AppointmentAction = { type: 'refused', trouble: 'changed', appointment: moved };
  expect(after(read, opened, refused)).toMatchObject({
    appointment: moved,
    step: undefined,
    trouble: 'changed',
  });
});

test('a lost race keeps the choice open, with the nearest times, until it is closed', () => {
  const moving: AppointmentAction = { type: 'opened', step: 'move' };
  const lost = after(read, moving, { type: 'lost', alternatives: [live] });
  expect(lost).toMatchObject({ step: 'move', trouble: 'lost', alternatives: [live] });
  expect(appointmentReducer(lost, { type: 'ordered' })).toMatchObject({ alternatives: [live], busy: true });
  expect(appointmentReducer(lost, moving)).not.toHaveProperty('alternatives');
});

test('what was carried out closes everything, and is another object each time', () => {
  const done: AppointmentAction = { type: 'done', order: 'cancel', appointment: over };
  const state = after(read, opened, done);
  expect(state).toEqual({ phase: 'shown', appointment: over, done: { kind: 'cancel' } });
  const again = appointmentReducer(state, done);
  expect(again.phase === 'shown' && state.phase === 'shown' && again.done === state.done).toBe(false);
});

test('a visitor may do what is not too late', () => {
  expect(allowedSteps(live)).toEqual(['move', 'cancel', 'withdraw']);
  expect(allowedSteps({ ...live, status: 'confirmed', change_until: null })).toEqual(['withdraw']);
  // Nothing is agreed on yet.
  expect(allowedSteps({ ...live, status: 'requested', change_until: null })).toEqual(['cancel', 'withdraw']);
  expect(allowedSteps(over)).toEqual([]);
});

test('the office decides once', () => {
  expect(allowedSteps(forOffice)).toEqual(['move', 'refuse']);
  expect(allowedSteps({ ...forOffice, may_decide: false })).toEqual([]);
  expect(mayConfirm(forOffice, before)).toBe(true);
  expect(mayConfirm({ ...forOffice, status: 'confirmed' }, before)).toBe(false);
  expect(mayConfirm({ ...forOffice, may_decide: false }, before)).toBe(false);
  expect(mayConfirm(live, before)).toBe(false);
});

test('the office confirms neither what is over nor what nobody asked for', () => {
  expect(mayConfirm(forOffice, Date.parse(until))).toBe(false);
  expect(mayConfirm({ ...forOffice, lacks_early_start: true }, before)).toBe(false);
});

test('a time is unasked until the day on which nobody needs to ask', () => {
  expect(isUnasked(live, '2026-11-24T08:59:00+01:00')).toBe(true);
  expect(isUnasked(live, '2026-11-24T09:00:00+01:00')).toBe(false);
  expect(isUnasked({ early_start_until: null }, until)).toBe(false);
});
