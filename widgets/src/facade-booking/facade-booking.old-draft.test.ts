// @vitest-environment happy-dom
import { bookingDraftKey } from '@vakman/domain/stored-items/stored-keys';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  arrive,
  choose,
  contact,
  facade,
  goOn,
  leave,
  messages,
  open,
  place,
  reachWhen,
  shows,
  showsStep,
  slot,
} from './facade-booking.visitor.ts';

beforeEach(arrive);
afterEach(leave);

const keep = (values: Readonly<Record<string, string>>) =>
  localStorage.setItem(bookingDraftKey, JSON.stringify({ savedAt: Date.now(), values }));

test.each([
  ['square_meters', 'constructor'],
  ['material', 'glass'],
  ['height', '__proto__'],
  ['access', 'by-boat'],
] as const)('a draft whose %s is offered no more is asked for it again', async (name, gone) => {
  keep({ ...facade, [name]: gone });
  await open();
  await goOn();
  await shows(() => place.querySelector('.error-summary'));
  const [error, ...others] = place.querySelectorAll('.error-summary a');
  expect(error?.textContent).toBe(messages.errors[name].required);
  expect(others).toEqual([]);
});

test.each(['starts_at', 'ends_at'])('a draft whose %s is no time has no time chosen', async (name) => {
  keep({ ...facade, ...contact, ...slot, slot_size: facade.square_meters, [name]: 'soon' });
  await open();
  await reachWhen();
  expect(place.querySelector('.hold')).toBeNull();
  await choose(slot);
  await goOn();
  await showsStep(messages.steps.contact);
});
