import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterShown } from './after-shown.ts';

/** A document that can be hidden and rendered in advance. */
class Page extends EventTarget {
  hidden = false;
  prerendering = false;

  hide(hidden: boolean) {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }

  open() {
    this.prerendering = false;
    this.dispatchEvent(new Event('prerenderingchange'));
  }
}

let page: Page;
const action = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  action.mockReset();
  page = new Page();
  vi.stubGlobal('document', page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it calls once, when the time is over', () => {
  afterShown(3000, action);
  vi.advanceTimersByTime(2999);
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  page.hide(true);
  page.hide(false);
  vi.advanceTimersByTime(60_000);
  expect(action).toHaveBeenCalledTimes(1);
});

test('time in a hidden tab does not count, however often it is hidden', () => {
  afterShown(3000, action);
  vi.advanceTimersByTime(1000);
  page.hide(true);
  vi.advanceTimersByTime(60_000);
  page.hide(false);
  vi.advanceTimersByTime(1500);
  page.hide(true);
  page.hide(true);
  vi.advanceTimersByTime(60_000);
  page.hide(false);
  vi.advanceTimersByTime(499);
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledTimes(1);
});

test('a page that is rendered in advance begins to count when it is opened', () => {
  page.prerendering = true;
  afterShown(3000, action);
  vi.advanceTimersByTime(60_000);
  page.open();
  vi.advanceTimersByTime(2999);
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledTimes(1);
});

test('given up is given up', () => {
  const giveUp = afterShown(3000, action);
  giveUp();
  page.hide(true);
  page.hide(false);
  vi.advanceTimersByTime(60_000);
  expect(action).not.toHaveBeenCalled();
});
