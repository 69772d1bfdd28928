// @vitest-environment happy-dom
import { exampleContact } from '@vakman/domain/contact/contact.example';
import { bookingDraftKey } from '@vakman/domain/stored-items/stored-keys';
import { fill } from '@vakman/domain/text/fill';
import type { BookingPayload } from '@vakman/domain/booking/booking.payload';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  arrive,
  leave,
  open,
  place,
  controls,
  button,
  heading,
  shows,
  showsStep,
  fillIn,
  click,
  goOn,
  choices,
  facade,
  choose,
  reachWhen,
  reachSummary,
  messages,
  contact,
  slotIn,
  slot,
  other,
  emit,
  backend,
} from './facade-booking.visitor.ts';

beforeEach(arrive);
afterEach(leave);

test('a facade is booked once, whatever is clicked, and ends with its reference', async () => {
  await open({ source: 'klusgids' });
  await reachSummary();
  for (const text of [exampleContact.street_address, messages.choices.material.brick, messages.price.fixed])
    expect(place.textContent).toContain(text);
  const submit = button(messages.submit.fixed);
  await act(async () => {
    submit?.click();
    submit?.click();
  });
  await showsStep(messages.done.title);
  expect(backend.book).toHaveBeenCalledOnce();
  const payload = backend.book.mock.calls[0]?.[0] as BookingPayload;
  expect(payload).toMatchObject({
    ...choices,
    ...contact,
    impregnation: true,
    source: 'klusgids',
    starts_at: slot.starts_at,
    early_start: false,
  });
  expect(backend.holdSlot).toHaveBeenCalledExactlyOnceWith({
    bookingId: payload.id,
    size: '25-50',
    startsAt: slot.starts_at,
  });
  expect(document.activeElement).toBe(heading());
  const reference = payload.id.slice(0, 9).toUpperCase();
  expect(place.querySelector('.next')?.textContent).toContain(exampleContact.email);
  expect(place.querySelector('.next')?.textContent).toMatch(/dinsdag 24 november.*14:05/);
  expect(place.textContent).toContain(fill(messages.done.reference, { reference }));
  expect(place.querySelector<HTMLAnchorElement>('a[href*=afspraak]')?.hash).toBe(`#${'f'.repeat(64)}`);
  expect(emit.mock.calls).toEqual([
    ...['what', 'price', 'when', 'contact', 'summary'].map((step) => ['facade-booking-step-shown', { step }]),
    ['facade-booking-completed', { reference }],
    ['facade-booking-step-shown', { step: 'done' }],
  ]);
  expect(localStorage.getItem(bookingDraftKey)).toBeNull();
  await click(button(messages.done.another));
  expect(controls('material')[0]?.value).toBe('');
});

test('going back loses nothing, and a change leads back to the summary', async () => {
  await open();
  await reachSummary();
  const changes = [...place.querySelectorAll<HTMLElement>('.change button')];
  await click(changes[3]);
  await showsStep(messages.steps.contact);
  expect(controls('name')[0]?.value).toBe(contact.name);
  await fillIn({ name: 'Jan de Vries' });
  await goOn();
  await showsStep(messages.steps.summary);
  expect(place.textContent).toContain('Jan de Vries');
  for (const title of [
    messages.steps.contact,
    messages.steps.when,
    messages.steps.price,
    messages.steps.what,
  ]) {
    await click(button(messages.back));
    await showsStep(title);
  }
  expect(controls('material')[0]?.value).toBe('brick');
  expect(place.querySelector<HTMLInputElement>('[name=access]:checked')?.value).toBe('free');
});

test('another size takes another time, and says another price', async () => {
  await open();
  await reachSummary();
  await click(place.querySelector<HTMLElement>('.change button'));
  await showsStep(messages.steps.what);
  await fillIn({ square_meters: '100-200' });
  await goOn();
  await showsStep(messages.steps.price);
  expect(place.textContent).toContain(messages.price.rangeText);
  expect(backend.releaseSlot).toHaveBeenCalledOnce();
  await goOn();
  await showsStep(messages.steps.when);
});

test('a time that is lost while the visitor typed is answered with others, and everything is kept', async () => {
  await open();
  await reachSummary();
  backend.book.mockResolvedValueOnce({ booked: false, alternatives: [other] });
  await click(button(messages.submit.fixed));
  await showsStep(messages.steps.when);
  expect(place.textContent).toContain(messages.hold.lost);
  await choose(other);
  await goOn();
  await showsStep(messages.steps.summary);
  await click(button(messages.submit.fixed));
  await showsStep(messages.done.title);
  const [first, second] = backend.book.mock.calls.map(([payload]) => payload as BookingPayload);
  expect(second).toEqual({ ...first, starts_at: other.starts_at });
});

test('a time that somebody else was faster to choose is answered at once, and offered no more', async () => {
  backend.holdSlot.mockResolvedValueOnce({ held: false, alternatives: [other] });
  await open();
  await reachWhen();
  await choose(slot);
  await shows(() => place.textContent.includes(messages.hold.lost));
  expect(place.querySelector(`input[value="${slot.starts_at}"]`)).toBeNull();
  await goOn();
  expect(place.querySelector('.error-summary')?.textContent).toContain(messages.errors.slot.required);
});

test.each([
  ['refuses', () => Promise.reject(Object.assign(new Error('refused'), { code: 'PT429' }))],
  ['does not give, because many times are held', async () => ({ held: false, unheld: true }) as const],
])('a hold that the backend %s stops nobody', async (_what, answer) => {
  backend.holdSlot.mockImplementation(answer);
  await open();
  await reachSummary();
  expect(place.textContent).toContain(messages.hold.unheld);
  await click(button(messages.submit.fixed));
  await showsStep(messages.done.title);
});

test('a date within the withdrawal period asks for a tick', async () => {
  const soon = slotIn(5);
  backend.availableSlots.mockResolvedValueOnce([soon]);
  await open();
  await reachWhen();
  await choose(soon);
  await goOn();
  await showsStep(messages.steps.contact);
  await fillIn(contact);
  await goOn();
  await shows(() => place.querySelector('#early_start-error'));
  await click(place.querySelector<HTMLElement>('#early_start'));
  await goOn();
  await showsStep(messages.steps.summary);
  await click(button(messages.submit.fixed));
  await showsStep(messages.done.title);
  expect(backend.book.mock.calls[0]?.[0]).toMatchObject({ early_start: true });
});

test('a honeypot that the browser filled in is told at once, and going on again works', async () => {
  await open();
  const [trap] = controls('vk_check');
  if (trap) trap.value = 'filled by the browser';
  await fillIn(facade);
  await goOn();
  await shows(() => place.textContent.includes(messages.troubles.trapped));
  expect(place.querySelector('.trouble a')?.getAttribute('href')).toMatch(/^tel:/);
  expect(controls('vk_check')).toEqual([]);
  await goOn();
  await showsStep(messages.steps.price);
});

test('in test mode the steps go to the end, it says so, and the free times alone are asked for', async () => {
  await open({ test: true });
  expect(place.textContent).toContain(messages.test);
  await reachSummary();
  await act(async () => button(messages.submit.fixed)?.click());
  await showsStep(messages.done.title);
  expect(place.textContent).toContain('TEST-0000');
  expect(backend.availableSlots).toHaveBeenCalled();
  for (const call of [backend.holdSlot, backend.book, backend.notify]) expect(call).not.toHaveBeenCalled();
  expect(localStorage.getItem(bookingDraftKey)).toBeNull();
});
