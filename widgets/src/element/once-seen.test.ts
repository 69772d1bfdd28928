// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceSeen } from './once-seen.ts';

type Entry = Partial<Record<'intersectionRatio' | 'height' | 'window', number>>;

let tell: (entry: Entry) => void;
let thresholds: readonly number[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        told: (entries: readonly unknown[]) => void,
        { threshold }: { readonly threshold: readonly number[] },
      ) {
        thresholds = threshold;
        tell = ({ intersectionRatio = 0, height = 0, window }) =>
          told([
            {
              intersectionRatio,
              intersectionRect: { height },
              rootBounds: window === undefined ? null : { height: window },
            },
          ]);
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each<[what: string, entry: Entry, isSeen: boolean]>([
  ['half of it in view', { intersectionRatio: 0.5, height: 200, window: 800 }, true],
  ['a corner of it in view', { intersectionRatio: 0.2, height: 80, window: 800 }, false],
  ['half of the window full of it', { intersectionRatio: 0.1, height: 400, window: 800 }, true],
  [
    'much of a high one in a frame that does not know its window',
    { intersectionRatio: 0.2, height: 360 },
    true,
  ],
  ['little of a high one in such a frame', { intersectionRatio: 0.05, height: 90 }, false],
  ['nothing to be seen of it at all', { intersectionRatio: 1, height: 0, window: 800 }, false],
])('%s for a second', async (_, entry, isSeen) => {
  const seen = vi.fn();
  onceSeen(document.body, seen);
  tell(entry);
  await vi.advanceTimersByTimeAsync(2000);
  expect(seen).toHaveBeenCalledTimes(isSeen ? 1 : 0);
});

test('what leaves the view within the second is not seen, nor what was given up', async () => {
  const seen = vi.fn();
  const stop = onceSeen(document.body, seen);
  const inView = { intersectionRatio: 1, height: 200, window: 800 };
  tell(inView);
  await vi.advanceTimersByTimeAsync(400);
  tell({ intersectionRatio: 0, height: 0, window: 800 });
  await vi.advanceTimersByTimeAsync(2000);
  tell(inView);
  stop();
  await vi.advanceTimersByTimeAsync(2000);
  expect(seen).not.toHaveBeenCalled();
});

test('the browser tells of an element also where it is many times as high as the window', () => {
  onceSeen(document.body, vi.fn());
  expect(thresholds.filter((share) => share > 0 && share < 0.05).length).toBeGreaterThan(2);
});
