import { expect, test } from 'vitest';
import { mergeSlots } from './merge-slots.ts';

const slot = (hour: string) => ({ starts_at: `2026-12-17T${hour}:00Z`, ends_at: `2026-12-17T${hour}:30Z` });

test('slots come in order, each once, however they are written', () => {
  const same = { ...slot('09:00'), starts_at: '2026-12-17T10:00:00+01:00' };
  expect(mergeSlots([slot('11:00'), slot('09:00')], [same, slot('08:00')])).toEqual([
    slot('08:00'),
    same,
    slot('11:00'),
  ]);
});
