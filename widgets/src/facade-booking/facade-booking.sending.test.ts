// @vitest-environment happy-dom
import type { BookingPayload } from '@vakman/domain/booking/booking.payload';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  arrive,
  leave,
  open,
  place,
  button,
  heading,
  shows,
  showsStep,
  onOwnSite,
  click,
  move,
  reachSummary,
  messages,
  backend,
} from './facade-booking.visitor.ts';

beforeEach(arrive);
afterEach(leave);

test('nothing leads away from a booking that is on its way', async () => {
  await open();
  await reachSummary();
  const answer = backend.book.getMockImplementation() as (payload: BookingPayload) => Promise<unknown>;
  let letArrive = () => {};
  const arrived = new Promise<void>((resolve) => (letArrive = resolve));
  backend.book.mockImplementationOnce(async (payload: BookingPayload) => {
    await arrived;
    return answer(payload);
  });
  const changes = () => [...place.querySelectorAll('.change button')];
  expect(changes().filter((change) => change.closest('[inert]'))).toEqual([]);
  await click(button(messages.submit.fixed));
  await click(button(messages.back));
  expect(heading()?.textContent).toContain(messages.steps.summary);
  expect(changes().every((change) => change.closest('[inert]'))).toBe(true);
  await act(async () => letArrive());
  await showsStep(messages.done.title);
});

test("the browser's own way back is taken again while a booking is on its way, and then leads back", async () => {
  onOwnSite();
  const go = vi.spyOn(history, 'go').mockImplementation(() => {});
  await open();
  await reachSummary();
  let lose = () => {};
  backend.book.mockReturnValueOnce(
    new Promise((_resolve, reject) => (lose = () => reject(new Error('lost')))),
  );
  await click(button(messages.submit.fixed));
  const summary: unknown = history.state;
  const contact = { facadeBooking: { step: 'contact', changing: false, depth: 3 } };
  await move(contact);
  await showsStep(messages.steps.summary);
  expect(go).toHaveBeenCalledExactlyOnceWith(1);
  await move(summary);
  await act(async () => lose());
  await shows(() => place.textContent.includes(messages.troubles.failed));
  expect(backend.book).toHaveBeenCalledOnce();
  await move(contact);
  await showsStep(messages.steps.contact);
  expect(go).toHaveBeenCalledOnce();
  go.mockRestore();
});
