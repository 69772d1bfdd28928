// @vitest-environment happy-dom
import { consentKey } from '@vakman/domain/consent';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startCookieNotice } from './cookie-notice.timing.ts';
import { click, nothing, press, stored, visitNotice, type NoticeVisit } from './cookie-notice.visitor.ts';

const start = Date.UTC(2026, 10, 21);
const minute = 60 * 1000;
const day = 24 * 60 * minute;
let stop: (() => void) | undefined;
let visit: NoticeVisit;
const changed = vi.fn<(event: Event) => void>();

const wait = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
const dateAfter = (milliseconds: number) => new Date(start + milliseconds).toISOString();
const told = () => changed.mock.calls.map(([event]) => (event as CustomEvent<unknown>).detail);

function show(page: { readonly hidden?: boolean; readonly prerendering?: boolean }, event: string): void {
  for (const [name, value] of Object.entries(page)) {
    Object.defineProperty(document, name, { value, configurable: true });
  }
  document.dispatchEvent(new Event(event));
}

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
  Reflect.deleteProperty(document, 'hidden');
  Reflect.deleteProperty(document, 'prerendering');
});

describe('on a first visit', () => {
  test('it appears 1,000 ms after load, and takes no focus', () => {
    visit.field.focus();
    stop = startCookieNotice(visit.element);
    wait(999);
    expect(visit.state()).toEqual([]);
    wait(1);
    expect(visit.state()).toEqual(['data-shown']);
    expect(document.activeElement).toBe(visit.field);
  });

  test('it closes 4,000 ms after load, and that is stored and told', () => {
    stop = startCookieNotice(visit.element);
    wait(3999);
    expect(visit.state()).toEqual(['data-shown']);
    expect(stored()).toEqual(nothing);
    wait(1);
    expect(visit.state()).toEqual([]);
    expect(stored()).toEqual(['auto-accepted', dateAfter(4000)]);
    expect(told()).toEqual([{ choice: 'auto-accepted' }]);
    expect(changed.mock.calls[0]?.[0]).toMatchObject({ bubbles: true, composed: true });
    wait(day);
    expect(visit.state()).toEqual([]);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test.each([':hover', ':focus-within'] as const)(
    'with %s it waits, and counts anew when it is left',
    (where) => {
      stop = startCookieNotice(visit.element);
      wait(2000);
      visit.goTo(where);
      wait(minute);
      expect(visit.state()).toEqual(['data-shown']);
      visit.goTo('elsewhere');
      wait(2999);
      expect(visit.state()).toEqual(['data-shown']);
      wait(1);
      expect(stored()[0]).toBe('auto-accepted');
    },
  );

  test('time in a hidden tab does not count, neither before nor after it appeared', () => {
    stop = startCookieNotice(visit.element);
    show({ hidden: true }, 'visibilitychange');
    wait(day);
    show({ hidden: false }, 'visibilitychange');
    wait(1100);
    show({ hidden: true }, 'visibilitychange');
    wait(day);
    show({ hidden: false }, 'visibilitychange');
    wait(2899);
    expect(visit.state()).toEqual(['data-shown']);
    wait(1);
    expect(visit.state()).toEqual([]);
  });

  test('a page that is rendered in advance begins to count when it is opened', () => {
    show({ prerendering: true }, 'visibilitychange');
    stop = startCookieNotice(visit.element);
    wait(day);
    expect(visit.state()).toEqual([]);
    show({ prerendering: false }, 'prerenderingchange');
    wait(1000);
    expect(visit.state()).toEqual(['data-shown']);
    wait(3000);
    expect(stored()[0]).toBe('auto-accepted');
  });

  test.each([
    ['its attribute', () => (visit = visitNotice('keep-open')), undefined],
    ['the one who starts it', () => {}, true],
  ])('kept open by %s, it waits', (_, prepare, keepOpen) => {
    prepare();
    stop = startCookieNotice(visit.element, keepOpen);
    wait(1000);
    expect(visit.state()).toEqual(['data-shown']);
    wait(day);
    expect(visit.state()).toEqual(['data-shown']);
    expect(stored()).toEqual(nothing);
  });
});

describe('what the visitor does', () => {
  beforeEach(() => {
    stop = startCookieNotice(visit.element);
    wait(1500);
  });

  test.each(['accepted', 'declined'])(
    '%s: stored with its time, told, and never changed by itself',
    (choice) => {
      click(visit.inside(`[value=${choice}]`));
      expect(visit.state()).toEqual([]);
      wait(day);
      expect(stored()).toEqual([choice, dateAfter(1500)]);
      expect(told()).toEqual([{ choice }]);
    },
  );

  test.each([
    ['the cross', () => click(visit.inside('svg'))],
    ['Escape', () => press('Escape')],
  ])('%s closes and stores nothing', (_, close) => {
    close();
    expect(visit.state()).toEqual([]);
    wait(day);
    expect(stored()).toEqual(nothing);
    expect(changed).not.toHaveBeenCalled();
  });

  test('a click beside the buttons, or another key, changes nothing', () => {
    click(visit.inside('p'));
    press('a');
    expect(visit.state()).toEqual(['data-shown']);
  });

  test('a click that is repeated once React is there changes nothing more', () => {
    click(visit.inside('[value=declined]'));
    wait(minute);
    click(visit.inside('[value=declined]'));
    expect(stored()).toEqual(['declined', dateAfter(1500)]);
    expect(told()).toHaveLength(1);
  });

  test('the focus goes back to where it was', () => {
    visit.focusFrom(visit.field);
    visit.element.dispatchEvent(new Event('focusin'));
    click(visit.inside('.close'));
    expect(document.activeElement).toBe(visit.field);
  });

  test('who is elsewhere on the page stays there', () => {
    visit.focusFrom(visit.link);
    visit.field.focus();
    press('Escape');
    expect(document.activeElement).toBe(visit.field);
  });
});

test('Escape before it appeared keeps nothing from appearing', () => {
  stop = startCookieNotice(visit.element);
  press('Escape');
  wait(1000);
  expect(visit.state()).toEqual(['data-shown']);
});

test.each(['accepted', 'declined', 'auto-accepted'])('after %s it does not appear again', (choice) => {
  localStorage.setItem(consentKey, choice);
  stop = startCookieNotice(visit.element);
  wait(day);
  expect(visit.state()).toEqual([]);
  expect(stored()).toEqual([choice, null]);
});

test('a choice that was made in another tab counts', () => {
  stop = startCookieNotice(visit.element);
  wait(500);
  localStorage.setItem(consentKey, 'declined');
  wait(day);
  expect(stored()).toEqual(['declined', null]);
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
  visit.element.setAttribute('open', '');
  click(visit.inside('[value=declined]'));
  expect(told()).toEqual([{ choice: 'auto-accepted' }, { choice: 'declined' }]);
});

test('a second start does nothing, and after a stop it starts anew', () => {
  stop = startCookieNotice(visit.element);
  expect(startCookieNotice(visit.element)).toBeUndefined();
  stop?.();
  wait(day);
  expect(visit.state()).toEqual([]);
  stop = startCookieNotice(visit.element);
  wait(1000);
  expect(visit.state()).toEqual(['data-shown']);
});

test('an element that was not rendered waits for React', () => {
  const empty = document.createElement('vakman-cookie-notice');
  expect(startCookieNotice(empty)).toBeUndefined();
  expect(empty.hasAttribute('data-started')).toBe(false);
});
