import { exampleChoices } from '@vakman/domain/booking/booking.example';
import { exampleContact as contact } from '@vakman/domain/contact/contact.example';
import { describe, expect, test } from 'vitest';
import { emptyValues, type BookingValues } from './facade-booking.fields.ts';
import {
  chosenSlot,
  facadeBookingReducer,
  furthestStep,
  initialState,
  notBeyond,
  stepAfter,
  stepBefore,
  viewOf,
} from './facade-booking.state.ts';

const rules = {
  confirmWorkingDays: 1,
  holidays: [],
  visitMinutes: {
    unknown: 60,
    '0-25': 180,
    '25-50': 240,
    '50-100': 420,
    '100-200': 540,
    '200-500': null,
    '500+': null,
  },
};
const now = new Date('2026-11-21T12:00:00Z');
const chosen: BookingValues = {
  ...emptyValues,
  ...exampleChoices,
};
const slot = { starts_at: '2026-12-17T08:00:00+01:00', ends_at: '2026-12-17T12:00:00+01:00' };

test('a step that is shown begins without what the last one said', () => {
  const refused = facadeBookingReducer(initialState, { type: 'refused', trouble: 'failed' });
  expect(facadeBookingReducer(refused, { type: 'shown', step: 'price' })).toEqual({
    step: 'price',
    changing: false,
    busy: false,
    listed: [],
  });
});

test('being online again ends only the trouble of being offline', () => {
  const offline = facadeBookingReducer(initialState, { type: 'refused', trouble: 'offline' });
  expect(facadeBookingReducer(offline, { type: 'online' })).toEqual(initialState);
  const failed = facadeBookingReducer(initialState, { type: 'refused', trouble: 'failed' });
  expect(facadeBookingReducer(failed, { type: 'online' })).toBe(failed);
});

test('what was wrong keeps the step and its way back', () => {
  const changing = facadeBookingReducer(initialState, { type: 'shown', step: 'contact', changing: true });
  const busy = facadeBookingReducer(changing, { type: 'busy' });
  expect(facadeBookingReducer(busy, { type: 'invalid', fields: ['name'] })).toEqual({
    step: 'contact',
    changing: true,
    busy: false,
    listed: ['name'],
  });
});

test('an appointment that is made is shown until another one is wanted', () => {
  const made = { ...slot, id: 'a', reference: 'A', token: 't', email: 'a@b.nl', address: 'Dam 1' };
  const booked = { ...made, confirmUntil: slot.starts_at, asSent: true, photosFailed: false };
  const done = facadeBookingReducer(initialState, { type: 'booked', booked });
  expect(viewOf(done)).toBe('done');
  expect(viewOf(facadeBookingReducer(done, { type: 'another' }))).toBe('what');
});

describe('the furthest step', () => {
  const reach = (changes: Partial<BookingValues>) =>
    furthestStep({ ...chosen, ...slot, slot_size: chosen.square_meters, ...contact, ...changes }, rules, now);

  test.each([
    ['all is filled in', {}, 'summary'],
    ['a choice is missing', { access: '' }, 'what'],
    ['the postal code is missing', { postal_code: '' }, 'what'],
    ['the facade is too large', { square_meters: '500+' }, 'what'],
    ['no time is chosen', { starts_at: '', ends_at: '' }, 'when'],
    ['the visit takes longer than the time that was chosen', { square_meters: '50-100' }, 'when'],
    ['the name is missing', { name: '' }, 'contact'],
  ] as const)('where %s', (_what, changes, step) => {
    expect(reach(changes)).toBe(step);
  });

  test('asks within the withdrawal period for the tick', () => {
    const soon = { starts_at: '2026-11-26T08:00:00Z', ends_at: '2026-11-26T12:00:00Z' };
    expect(reach(soon)).toBe('contact');
    expect(reach({ ...soon, early_start: 'yes' })).toBe('summary');
  });

  test('bounds where the browser leads', () => {
    expect(notBeyond('summary', 'when')).toBe('when');
    expect(notBeyond('price', 'when')).toBe('price');
  });
});

test('a time fits the size that it was chosen for, however long the backend makes it', () => {
  const values = { ...chosen, ...slot, slot_size: chosen.square_meters };
  expect(chosenSlot(values)).toEqual(slot);
  const longer = { ...slot, ends_at: '2026-12-17T13:30:00+01:00' };
  expect(chosenSlot({ ...values, ...longer })).toEqual(longer);
  expect(chosenSlot({ ...values, square_meters: '0-25' })).toBeUndefined();
  expect(chosenSlot({ ...values, square_meters: '' })).toBeUndefined();
  expect(chosenSlot(emptyValues)).toBeUndefined();
});

describe('going on', () => {
  const way = { changing: false, priceChanged: false, furthest: 'summary' } as const;

  test('leads through every step', () => {
    expect(stepAfter('what', way)).toBe('price');
    expect(stepAfter('contact', way)).toBe('summary');
  });

  test('from a change leads back to the summary', () => {
    expect(stepAfter('what', { ...way, changing: true })).toBe('summary');
    expect(stepAfter('when', { ...way, changing: true })).toBe('summary');
  });

  test('from a change leads past another price, and to what is missing now', () => {
    expect(stepAfter('what', { ...way, changing: true, priceChanged: true })).toBe('price');
    expect(stepAfter('price', { ...way, changing: true, furthest: 'when' })).toBe('when');
  });

  test('has a way back from all but the first', () => {
    expect(stepBefore('what')).toBeUndefined();
    expect(stepBefore('summary')).toBe('contact');
  });
});
