import { expect, test } from 'vitest';
import { holdReducer, minutesLeft, noHold, restoredHold, spokenMinutes } from './hold.ts';

const slot = { starts_at: '2026-12-17T07:00:00Z', ends_at: '2026-12-17T11:00:00Z' };
const other = { starts_at: '2026-12-18T07:00:00Z', ends_at: '2026-12-18T11:00:00Z' };
const asking = holdReducer(noHold, { type: 'chosen', slot });

test('a time that is chosen is held, until its minutes are over', () => {
  expect(asking).toEqual({ status: 'asking', slot });
  const held = holdReducer(asking, { type: 'held', until: 5 });
  expect(held).toEqual({ status: 'held', slot, until: 5 });
  expect(holdReducer(held, { type: 'expired' })).toEqual({ status: 'expired', slot });
  expect(holdReducer(asking, { type: 'expired' })).toBe(asking);
});

test('a time that is lost is chosen no more, and others are offered', () => {
  const lost = holdReducer(asking, { type: 'lost', alternatives: [other] });
  expect(lost).toEqual({ status: 'lost', alternatives: [other], gone: [slot.starts_at] });
  const again = holdReducer(holdReducer(lost, { type: 'chosen', slot: other }), {
    type: 'lost',
    alternatives: [],
  });
  expect(again.gone).toEqual([slot.starts_at, other.starts_at]);
});

test('a time that the backend could not hold stays chosen', () => {
  expect(holdReducer(asking, { type: 'unheld' })).toEqual({ status: 'unheld', slot });
  expect(holdReducer(asking, { type: 'dropped' })).toBe(noHold);
});

test('a hold outlives a reload, as long as it lasts', () => {
  expect(restoredHold(slot, '10', 9, 5)).toEqual({ status: 'held', slot, until: 10 });
  expect(restoredHold(slot, '10', 10, 5)).toEqual({ status: 'expired', slot });
  expect(restoredHold(slot, '10', 4, 5)).toEqual({ status: 'expired', slot });
  expect(restoredHold(slot, '', 0, 5)).toEqual({ status: 'expired', slot });
  expect(restoredHold(slot, 'soon', 0, 5)).toEqual({ status: 'expired', slot });
  expect(restoredHold(undefined, '10', 9, 5)).toBe(noHold);
});

test.each([
  [0, 0],
  [1, 1],
  [60_000, 1],
  [60_001, 2],
  [-1, 0],
])('%i ms are %i minutes', (left, minutes) => {
  expect(minutesLeft(left, 0)).toBe(minutes);
});

test('the minutes are said at the beginning, five before the end and in the last', () => {
  const said = Array.from({ length: 15 }, (_, index) => spokenMinutes(15 - index, 15));
  expect(said).toEqual([15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 5, 5, 5, 5, 1]);
  expect(spokenMinutes(3, 3)).toBe(3);
});

test('what was offered stays while one of it is chosen, and goes with any other time', () => {
  const lost = holdReducer(asking, { type: 'lost', alternatives: [other] });
  const taken = holdReducer(holdReducer(lost, { type: 'chosen', slot: other }), { type: 'held', until: 1 });
  expect(taken).toMatchObject({ status: 'held', slot: other, until: 1, alternatives: [other] });
  expect(holdReducer(taken, { type: 'chosen', slot })).not.toHaveProperty('alternatives');
});
