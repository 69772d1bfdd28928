// @vitest-environment happy-dom
import type { Appointment as BookedAppointment } from '@vakman/domain/booking/booking.answers';
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
  role: 'visitor',
  booking_id: '3f2a91c4-0000-4000-8000-000000000000',
  reference: '3F2A-91C4',
  status: 'confirmed',
  name: 'Jo de Vries',
  withdrawn_at: null,
  language: 'nl',
  sequence: 1,
  starts_at: '2027-03-25T08:00:00+00:00',
  ends_at: '2027-03-25T12:00:00+00:00',
  square_meters: '25-50',
  material: 'brick',
  height: 'two-storeys',
  access: 'free',
  impregnation: true,
  price: { kind: 'range', from: 400, to: 1200 },
  contact: null,
  change_until: '2027-03-23T08:00:00+00:00',
  withdraw_until: '2026-12-05T23:00:00+00:00',
  early_start: true,
  early_start_until: null,
  lacks_early_start: false,
  may_decide: false,
};

const read = vi.fn<AppointmentBackend['read']>();
const backend = { read } as unknown as AppointmentBackend;
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
  expect(place.textContent).toContain('zaterdag 5 december 2026');
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
