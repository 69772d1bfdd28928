import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismiss, dismissedLately } from './dismissal.ts';

const now = Date.UTC(2026, 10, 21);
const day = 86_400_000;
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers({ now });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was closed is left alone for a day, to the millisecond', () => {
  expect(dismissedLately('tip')).toBe(false);
  dismiss('tip');
  vi.setSystemTime(now + day - 1);
  expect(dismissedLately('tip')).toBe(true);
  expect(dismissedLately('other')).toBe(false);
  vi.setSystemTime(now + day);
  expect(dismissedLately('tip')).toBe(false);
});

test('what is no time counts as never', () => {
  kept.set('tip', 'yesterday');
  expect(dismissedLately('tip')).toBe(false);
});

test('blocked storage remembers nothing and breaks nothing', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  expect(() => dismiss('tip')).not.toThrow();
  expect(dismissedLately('tip')).toBe(false);
});
