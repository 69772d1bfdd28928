import { exampleChoices } from '@vakman/domain/booking/booking.example';
import { exampleContact } from '@vakman/domain/contact/contact.example';
import type { Slot } from '@vakman/domain/booking/booking.answers';
import { bookingDraftKey, draftKey } from '@vakman/domain/stored-items/stored-keys';
import type { BookingPayload } from '@vakman/domain/booking/booking.payload';
import { act, createElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';
import { addresses } from '../../generated/addresses.ts';
import type { FacadeBookingProps } from './facade-booking.props.ts';
import { FacadeBooking } from './facade-booking.tsx';
import { loadFacadeBookingWords } from './facade-booking.words.ts';

// What a visitor of a test does and sees.

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export const words = await loadFacadeBookingWords('nl');
export const { messages } = words;

export const choices = exampleChoices;
export const contact = exampleContact;
/** All that the first step asks. */
export const facade = { postal_code: contact.postal_code, ...choices };

/** At nine in the morning, some days from now. */
export function slotIn(days: number): Slot {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return { starts_at: `${day}T08:00:00+00:00`, ends_at: `${day}T12:00:00+00:00` };
}
export const [slot, other] = [slotIn(20), slotIn(21)];

/** Until when the office promises to confirm: Tuesday 24 November 2026, 14:05. */
export const confirmUntil = '2026-11-24T13:05:00+00:00';

export const emit = vi.fn();
export const backend = {
  availableSlots: vi.fn(async () => [slot, other]),
  holdSlot: vi.fn(),
  releaseSlot: vi.fn(async () => {}),
  book: vi.fn(),
  notify: vi.fn(async () => {}),
  uploadPhoto: vi.fn(async () => 'link'),
};
export const props: FacadeBookingProps = { language: 'nl', words, emit, backend };

let root: Root;
export let place: HTMLElement;
const complaints = vi.spyOn(console, 'error');

/** Before each test: an empty page, and a backend that takes everything. */
export function arrive(): void {
  vi.clearAllMocks();
  backend.holdSlot.mockResolvedValue({ held: true, expires_at: '' });
  backend.book.mockImplementation(async ({ id, starts_at }: BookingPayload) => ({
    booked: true,
    as_sent: true,
    token: 'f'.repeat(64),
    reference: id.slice(0, 9).toUpperCase(),
    confirm_until: confirmUntil,
    starts_at,
    ends_at: slot.ends_at,
  }));
  for (const key of [bookingDraftKey, draftKey]) localStorage.removeItem(key);
  document.body.innerHTML = '<div></div>';
  place = document.body.firstElementChild as HTMLElement;
  root = createRoot(document.createElement('div'));
}

/** After each test: React had nothing to complain of. */
export async function leave(): Promise<void> {
  await close();
  vi.unstubAllGlobals();
  history.replaceState(null, '');
  expect(complaints).not.toHaveBeenCalled();
}

export const close = () => act(async () => root.unmount());

export async function open(changes: Partial<FacadeBookingProps> = {}): Promise<void> {
  root = createRoot(place);
  await act(async () => root.render(createElement(FacadeBooking, { ...props, ...changes })));
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export const controls = (name: string) => [...place.querySelectorAll<Control>(`[name=${name}]`)];
export const button = (text: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === text);
export const heading = () => place.querySelector('h2[tabindex]');

/** What the build would render. */
export function rendered(changes: Partial<FacadeBookingProps> = {}): void {
  place.innerHTML = renderToString(createElement(FacadeBooking, { ...props, ...changes }));
}

/** Takes over what the build rendered. */
export async function hydrate(changes: Partial<FacadeBookingProps> = {}): Promise<void> {
  await act(async () => {
    root = hydrateRoot(place, createElement(FacadeBooking, { ...props, ...changes }));
  });
}

/** Waits for what comes later: chunks, answers of the backend, and the pause before a choice is told. */
export async function shows(what: () => unknown): Promise<void> {
  const turn = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  for (let turns = 0; turns < 300 && !what(); turns += 1) await turn();
  expect(what()).toBeTruthy();
}
export const showsStep = (title: string) => shows(() => heading()?.textContent.endsWith(title));

/** As if the page were one of our own site, until the test ends. */
export function onOwnSite(): void {
  vi.stubGlobal('location', { origin: new URL(addresses.siteUrl).origin });
}

/** As a visitor does it: past React's own setters. */
export async function fillIn(texts: Record<string, string>): Promise<void> {
  await act(async () => {
    for (const [name, text] of Object.entries(texts)) {
      const [first] = controls(name);
      if (first?.type === 'radio') {
        controls(name)
          .find(({ value }) => value === text)
          ?.click();
        continue;
      }
      if (!first) throw new Error(`There is no ${name}`);
      Reflect.set(Object.getPrototypeOf(first) as object, 'value', text, first);
      first.dispatchEvent(new Event(first.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
    }
  });
}

export const click = (element: HTMLElement | undefined | null) =>
  act(async () => {
    if (!element) throw new Error('There is nothing to click');
    element.click();
  });

/** What a browser does by its own buttons, whose pages happy-dom does not keep. */
export async function move(entry: unknown): Promise<void> {
  history.replaceState(entry, '');
  await act(async () => dispatchEvent(new PopStateEvent('popstate', { state: entry })));
}

export async function goOn(): Promise<void> {
  await click(place.querySelector<HTMLElement>('button[type=submit]'));
}

export async function choose({ starts_at }: Slot): Promise<void> {
  const time = () => place.querySelector<HTMLElement>(`input[value="${starts_at}"]`);
  await shows(time);
  await click(time());
}

export async function reachWhen(): Promise<void> {
  await fillIn(facade);
  await goOn();
  await showsStep(messages.steps.price);
  await goOn();
  await showsStep(messages.steps.when);
}

export async function reachSummary(): Promise<void> {
  await reachWhen();
  await choose(slot);
  await goOn();
  await showsStep(messages.steps.contact);
  await fillIn(contact);
  await goOn();
  await showsStep(messages.steps.summary);
}
