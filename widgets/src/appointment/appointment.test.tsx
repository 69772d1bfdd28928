// @vitest-environment happy-dom
import type { Appointment as BookedAppointment } from '@vakman/domain/booking/booking.answers';
import { exampleAppointment } from '@vakman/domain/booking/booking.example';
import { formatDate, formatDay } from '@vakman/domain/format/format.dates';
import { languages, type Language } from '@vakman/domain/languages/languages';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppointmentProps } from './appointment.props.ts';
import { Appointment } from './appointment.tsx';
import { loadAppointmentWords } from './appointment.words.ts';
import type { AppointmentBackend } from './appointment.backend.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const [token, otherToken] = ['a'.repeat(64), 'b'.repeat(64)];

const booked: BookedAppointment = {
  ...exampleAppointment,
  status: 'confirmed',
  starts_at: '2027-03-25T08:00:00+00:00',
  ends_at: '2027-03-25T12:00:00+00:00',
  price: { kind: 'range', from: 400, to: 1200 },
  change_until: '2027-03-23T08:00:00+00:00',
  withdraw_until: '2026-12-05T23:00:00+00:00',
};

const read = vi.fn<AppointmentBackend['read']>();
const availableSlots = vi.fn<AppointmentBackend['availableSlots']>();
const backend = { read, availableSlots } as unknown as AppointmentBackend;
const complaints = vi.spyOn(console, 'error');

let place: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  vi.clearAllMocks();
  read.mockImplementation(async (asked) => ({ ...booked, reference: asked.slice(0, 4) }));
  location.hash = '';
  place = document.createElement('div');
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  expect(complaints).not.toHaveBeenCalled();
});

async function propsOf(language: Language): Promise<AppointmentProps> {
  return { language, words: await loadAppointmentWords(language), emit: vi.fn(), backend };
}

/** As on the page: the build's text first, then the visitor's. */
async function opened(language: Language): Promise<AppointmentProps> {
  const props = await propsOf(language);
  place.innerHTML = renderToString(<Appointment {...props} />);
  expect(place.textContent).toBe(props.words.messages.loading);
  await act(async () => {
    root = hydrateRoot(place, <Appointment {...props} />);
  });
  return props;
}

async function hashBecomes(hash: string): Promise<void> {
  await act(async () => {
    location.hash = hash;
    dispatchEvent(new Event('hashchange'));
  });
}

test.each(languages)('the link of the address is opened (%s)', async (language) => {
  location.hash = token;
  const { words } = await opened(language);
  expect(read).toHaveBeenCalledWith(token);
  expect(place.querySelector('h2')?.textContent).toBe(words.messages.status.visitor.confirmed.title);
  expect(place.querySelector('dd')?.textContent).toBe('aaaa');
  expect(place.textContent).not.toMatch(/[{}]|undefined|Invalid Date/);
});

test('deadlines and times are those of the Netherlands', async () => {
  location.hash = token;
  await opened('nl');
  expect(place.querySelector('.when')?.textContent).toBe('donderdag 25 maart 202709:00 tot 13:00 uur');
  expect(place.textContent).toContain('dinsdag 23 maart om 09:00');
  // The midnight that ends the day belongs to it.
  expect(place.textContent).toContain('5 december 2026');
});

test('without a link, or with a broken one, nothing is asked', async () => {
  const { words } = await opened('nl');
  expect(place.querySelector('h2')?.textContent).toBe(words.messages.noLink.title);
  await hashBecomes('<script>');
  expect(place.querySelector('h2')?.textContent).toBe(words.messages.unknown.title);
  expect(read).not.toHaveBeenCalled();
});

test('another link in the same tab begins anew', async () => {
  location.hash = token;
  await opened('nl');
  await hashBecomes(otherToken);
  expect(place.querySelector('dd')?.textContent).toBe('bbbb');
});

test('what did not come is asked for again', async () => {
  read.mockRejectedValueOnce(new Error('no answer'));
  location.hash = token;
  const { words } = await opened('nl');
  expect(place.querySelector('h2')?.textContent).toBe(words.messages.unread.title);
  await act(async () => place.querySelector('button')?.click());
  expect(place.querySelector('dd')?.textContent).toBe('aaaa');
});

/** The button with these words. */
const button = (words: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === words);

/** Ukrainian and Russian would decline the name of the day: до суботи, на среду. */
test.each(languages)(
  'the last day to withdraw and the day withdrawn from have no weekday (%s)',
  async (language) => {
    location.hash = token;
    const { words } = await opened(language);
    const { until, here } = words.messages.withdraw;
    expect(place.textContent).toContain(until.replace('{date}', formatDate('2026-12-05', language)));
    await act(async () => button(here)?.click());
    expect(place.querySelector('blockquote')?.textContent).toContain(formatDate('2027-03-25', language));
    expect(place.querySelector('blockquote')?.textContent).not.toContain(formatDay('2027-03-25', language));
  },
);

test('a button says whether what it opens is open', async () => {
  location.hash = token;
  const { words } = await opened('nl');
  const cancel = () => button(words.messages.cancel.open);
  expect(cancel()?.getAttribute('aria-expanded')).toBe('false');
  await act(async () => cancel()?.click());
  expect(cancel()?.getAttribute('aria-expanded')).toBe('true');
  await act(async () => cancel()?.click());
  expect(cancel()?.getAttribute('aria-expanded')).toBe('false');
});

test('free times that did not come are told of, and asked for again', async () => {
  location.hash = token;
  availableSlots.mockRejectedValueOnce(new Error('no answer'));
  availableSlots.mockResolvedValue([]);
  const { words } = await opened('nl');
  await act(async () => button(words.messages.move.open)?.click());
  expect(place.textContent).toContain(words.slots.failed);
  await act(async () => button(words.slots.again)?.click());
  expect(availableSlots).toHaveBeenCalledTimes(2);
  expect(place.textContent).not.toContain(words.slots.failed);
});
