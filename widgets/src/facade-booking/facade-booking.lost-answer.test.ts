// @vitest-environment happy-dom
import type { BookingPayload } from '@vakman/domain/booking/booking.payload';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { facts } from '../../generated/facts.ts';
import {
  arrive,
  backend,
  confirmUntil,
  button,
  click,
  contact,
  emit,
  fillIn,
  goOn,
  leave,
  messages,
  open,
  place,
  reachSummary,
  shows,
  showsStep,
  slot,
} from './facade-booking.visitor.ts';

beforeEach(arrive);
afterEach(leave);

test('a lost answer keeps everything, shows the phone number, and is asked for by the same id', async () => {
  await open();
  await reachSummary();
  backend.book.mockRejectedValueOnce(Object.assign(new Error('lost'), { status: 0 }));
  await click(button(messages.submit.fixed));
  await shows(() => place.textContent.includes(messages.troubles.failed));
  expect(place.querySelector<HTMLAnchorElement>('.trouble a')?.href).toBe(facts.company.phone.href);
  expect(emit).toHaveBeenLastCalledWith('facade-booking-failed', { code: 'failed' });
  await click(button(messages.submit.fixed));
  await showsStep(messages.done.title);
  const [first, second] = backend.book.mock.calls.map(([payload]) => payload as BookingPayload);
  expect(second?.id).toBe(first?.id);
});

describe('what is changed after a lost answer, where the first try arrived', () => {
  async function changeAfterLostAnswer(changes: Record<string, string>): Promise<void> {
    await open();
    await reachSummary();
    backend.book.mockRejectedValueOnce(Object.assign(new Error('lost'), { status: 0 }));
    await click(button(messages.submit.fixed));
    await shows(() => place.textContent.includes(messages.troubles.failed));
    await click(button(`${messages.summary.change}: ${messages.summary.contact}`));
    await showsStep(messages.steps.contact);
    await fillIn(changes);
    await goOn();
    await showsStep(messages.steps.summary);
  }
  const phoneIn = (trouble: string) =>
    [...place.querySelectorAll('.trouble')]
      .find(({ textContent }) => textContent.includes(trouble))
      ?.querySelector('a')?.href;

  test('is told not to be stored, and is kept; the calendar gets no address that is not', async () => {
    await changeAfterLostAnswer({ street_address: 'Nieuwstraat 99' });
    backend.book.mockResolvedValueOnce({
      booked: true,
      as_sent: false,
      token: 'f'.repeat(64),
      reference: '3F2A-91C4',
      confirm_until: confirmUntil,
      ...slot,
    });
    await click(button(messages.submit.fixed));
    await showsStep(messages.done.title);
    expect(phoneIn(messages.troubles.alreadyBooked)).toBe(facts.company.phone.href);
    expect(emit).toHaveBeenLastCalledWith('facade-booking-step-shown', { step: 'done' });

    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:calendar';
    });
    await click(button(messages.done.calendar));
    await shows(() => files.length > 0);
    const file = (await files[0]?.text()) ?? '';
    expect(file).toContain('BEGIN:VEVENT');
    expect(file).not.toMatch(/LOCATION|Nieuwstraat|Dam 1/);

    await click(button(messages.done.review));
    await showsStep(messages.steps.summary);
    expect(place.textContent).toContain('Nieuwstraat 99');
  });

  test('is told as well where it is the e-mail address, of which nothing more may be said', async () => {
    await changeAfterLostAnswer({ email: 'joanna@example.test' });
    const taken = 'booking violates the rule "facade_bookings_id"';
    backend.book.mockRejectedValueOnce(Object.assign(new Error(taken), { status: 400, code: '23514' }));
    await click(button(messages.submit.fixed));
    await shows(() => place.textContent.includes(messages.troubles.alreadyBooked));
    expect(phoneIn(messages.troubles.alreadyBooked)).toBe(facts.company.phone.href);
    expect(place.textContent).toContain('joanna@example.test');
    expect(emit).toHaveBeenLastCalledWith('facade-booking-failed', { code: 'alreadyBooked' });
  });

  test('is gone when another appointment is begun', async () => {
    await changeAfterLostAnswer({ street_address: 'Nieuwstraat 99' });
    backend.book.mockResolvedValueOnce({
      booked: true,
      as_sent: false,
      token: 'f',
      reference: 'A',
      confirm_until: confirmUntil,
      ...slot,
    });
    await click(button(messages.submit.fixed));
    await showsStep(messages.done.title);
    const first = backend.book.mock.lastCall?.[0] as BookingPayload;
    await click(button(messages.done.another));
    await reachSummary();
    await click(button(messages.submit.fixed));
    await showsStep(messages.done.title);
    const payload = backend.book.mock.lastCall?.[0] as BookingPayload;
    expect(payload.street_address).toBe(contact.street_address);
    expect(payload.id).not.toBe(first.id);
  });
});
