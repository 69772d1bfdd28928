// @vitest-environment happy-dom
import { consentKey } from '@vakman/domain/consent/consent';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startCookieNotice } from './cookie-notice.timing.ts';
import { click, nothing, press, stored, visitNotice, type NoticeVisit } from './cookie-notice.visitor.ts';

const start = Date.UTC(2026, 10, 21);
const minute = 60 * 1000;
const day = 24 * 60 * minute;
let stop: (() => void) | undefined;
let visit: NoticeVisit;
const heard = vi.fn<(event: Event) => void>();
const changed = vi.fn<(event: Event) => void>();

const wait = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
const dateAfter = (milliseconds: number) => new Date(start + milliseconds).toISOString();
const told = () => changed.mock.calls.map(([event]) => (event as CustomEvent<unknown>).detail);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.clearAllMocks();
  localStorage.clear();
  visit = visitNotice();
  visit.element.addEventListener('consent-changed', changed);
});

afterEach(() => {
  stop?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.removeEventListener('click', heard);
});

describe('asked for again', () => {
  beforeEach(() => {
    localStorage.setItem(consentKey, 'accepted');
    stop = startCookieNotice(visit.element);
    wait(5000);
  });

  test('by the link: it opens at once with the focus inside, and stays', () => {
    const event = click(visit.link.firstElementChild as Element);
    expect(event.defaultPrevented).toBe(true);
    expect(visit.state()).toEqual(['open']);
    expect(visit.element.shadowRoot?.activeElement).toBe(visit.inside('section'));
    wait(day);
    expect(visit.state()).toEqual(['open']);
  });

  test('a new choice replaces the first, and the focus goes back to the link', () => {
    click(visit.link);
    click(visit.inside('[value=declined]'));
    expect(visit.state()).toEqual([]);
    expect(stored()).toEqual(['declined', dateAfter(5000)]);
    expect(document.activeElement).toBe(visit.link);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }])('in another tab (%j) the link is a link', (keys) => {
    const event = click(visit.link, keys);
    expect(event.defaultPrevented).toBe(false);
    expect(visit.state()).toEqual([]);
  });

  test('Escape closes it and keeps the choice', () => {
    click(visit.link);
    press('Escape');
    expect(visit.state()).toEqual([]);
    expect(stored()).toEqual(['accepted', null]);
  });
});

test('asked for while it is about to close, it stays', () => {
  stop = startCookieNotice(visit.element);
  wait(2000);
  click(visit.link);
  wait(minute);
  expect(visit.state()).toEqual(['open', 'data-shown']);
  expect(stored()).toEqual(nothing);
  click(visit.inside('.close'));
  expect(visit.state()).toEqual([]);
});

describe('the loader', () => {
  beforeEach(() => {
    stop = startCookieNotice(visit.element);
    document.addEventListener('click', heard);
    wait(1000);
  });

  test('hears nothing of what is done without React', () => {
    click(visit.inside('p'));
    click(visit.inside('[value=accepted]'));
    expect(heard).not.toHaveBeenCalled();
  });

  test.each(['open', 'data-hydrated'])('hears everything of an element that is %s', (attribute) => {
    visit.element.toggleAttribute(attribute, true);
    click(visit.inside('p'));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

test('storage that is blocked breaks nothing', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: deny, setItem: deny });
  stop = startCookieNotice(visit.element);
  wait(1000);
  expect(visit.state()).toEqual(['data-shown']);
  wait(3000);
  expect(visit.state()).toEqual([]);
  click(visit.link);
  click(visit.inside('[value=declined]'));
  expect(told()).toEqual([{ choice: 'auto-accepted' }, { choice: 'declined' }]);
});
