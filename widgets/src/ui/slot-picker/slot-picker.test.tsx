// @vitest-environment happy-dom
import type { Slot } from '@vakman/domain/booking/booking.answers';
import { fill } from '@vakman/domain/text/fill';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import messages from './messages/nl.json' with { type: 'json' };
import { SlotPicker, type SlotPickerProps } from './slot-picker.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const visit = (starts_at: string): Slot => ({
  starts_at,
  ends_at: new Date(Date.parse(starts_at) + 10_800_000).toISOString(),
});
const thursday = visit('2026-11-26T08:00:00+00:00');
const friday = visit('2026-11-27T09:30:00+00:00');
const later = visit('2026-12-21T08:00:00+00:00');

const onChoose = vi.fn<SlotPickerProps['onChoose']>();
const onMore = vi.fn<SlotPickerProps['onMore']>();
const onAgain = vi.fn();

let place: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

const shown = (changes: Partial<SlotPickerProps>) =>
  act(async () =>
    root.render(
      <SlotPicker
        slots={[thursday, friday]}
        chosen={undefined}
        language="nl"
        {...{ onChoose, onMore, onAgain, messages }}
        {...changes}
      />,
    ),
  );
const names = (selector: string) =>
  [...place.querySelectorAll(selector)].map((input) => input.getAttribute('aria-label'));
const press = (label: string) =>
  act(async () => place.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click());
const week = () => place.querySelector('.slots-week output')?.textContent;

test('days and times are named whole, as they are heard alone', async () => {
  await shown({});
  expect(names('.slot-day input:not([disabled])')).toEqual([
    fill(messages.day.free, { day: 'donderdag 26 november', count: 1 }),
    fill(messages.day.free, { day: 'vrijdag 27 november', count: 1 }),
  ]);
  expect(names('.slot-time input')).toEqual(['donderdag 26 november, 09:00 tot 12:00 uur']);
  expect(week()).toBe('23–29 november');
});

test('times stand under the part of the day in which they begin, in one group of radio buttons', async () => {
  const afternoon = visit('2026-11-26T12:00:00+00:00');
  await shown({ slots: [thursday, afternoon] });
  const [morningPart, afternoonPart] = place.querySelectorAll('[role=radiogroup] .slots-part');
  expect(morningPart?.textContent).toBe(`${messages.parts.morning}09:00 – 12:00`);
  expect(afternoonPart?.textContent).toBe(`${messages.parts.afternoon}13:00 – 16:00`);
  const radios = [...place.querySelectorAll<HTMLInputElement>('.slot-time input')];
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
  await shown({ slots: [afternoon] });
  expect(place.querySelector('.slots-day')?.textContent).not.toContain(messages.parts.morning);
});

test('another day shows its times, and a time is told to the widget', async () => {
  await shown({});
  await press(fill(messages.day.free, { day: 'vrijdag 27 november', count: 1 }));
  await press('vrijdag 27 november, 10:30 tot 13:30 uur');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(friday);
});

test('weeks beyond what is known are asked for once, and keep their room until they are there', async () => {
  const slots = [thursday];
  await shown({ slots });
  for (let turn = 0; turn < 3; turn += 1) await press(messages.later);
  expect(week()).toBe(messages.loading);
  expect(onMore).toHaveBeenCalledExactlyOnceWith('2026-12-19');
  expect(place.querySelectorAll('.waiting .slot-day')).toHaveLength(7);
  await shown({ slots: [...slots, later] });
  expect(week()).toBe('14–20 december');
  await press(messages.later);
  expect(names('.slot-time input')).toEqual(['maandag 21 december, 09:00 tot 12:00 uur']);
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('there is no way before the first free week, nor beyond the last day that can be booked', async () => {
  await shown({});
  await press(messages.earlier);
  expect(week()).toBe('23–29 november');
  for (let turn = 0; turn < 20; turn += 1) {
    await press(messages.later);
    await shown({ slots: [thursday, friday] });
  }
  expect(week()).toBe('15–21 februari');
});

test('a full week leads to the nearest free day', async () => {
  await shown({ slots: [thursday, visit('2026-12-08T08:00:00+00:00')] });
  await press(messages.later);
  expect(place.textContent).toContain(messages.noneThisWeek);
  await act(async () => place.querySelector<HTMLElement>('.slots-none button')?.click());
  expect(week()).toBe('7–13 december');
});

test('the chosen time is checked, also among the nearest ones', async () => {
  await shown({ alternatives: [friday], chosen: '2026-11-27T10:30:00+01:00' });
  const checked = [...place.querySelectorAll<HTMLInputElement>('.slot-time input')].filter(
    (input) => input.checked,
  );
  expect(checked).toHaveLength(2);
  expect(place.querySelector('.slots-nearest output')?.textContent).toBe(messages.alternatives);
});

test('times that did not come can be asked for again', async () => {
  await shown({ slots: undefined, failed: true });
  await act(async () => place.querySelector<HTMLElement>('[role=alert] button')?.click());
  expect(onAgain).toHaveBeenCalledOnce();
});

test.each([
  ['America/New_York', true],
  ['Europe/Amsterdam', false],
  ['Europe/Brussels', false],
])('a visitor in %s is told whose time it is: %s', async (zone, told) => {
  const before = process.env['TZ'];
  process.env['TZ'] = zone;
  await shown({});
  expect(place.textContent.includes(messages.zone)).toBe(told);
  if (before === undefined) delete process.env['TZ'];
  else process.env['TZ'] = before;
});
