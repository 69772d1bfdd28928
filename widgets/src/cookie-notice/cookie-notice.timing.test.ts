// @vitest-environment happy-dom
import { consentDateKey, consentKey } from '@vakman/domain/consent/consent';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startCookieNotice } from './cookie-notice.timing.ts';

const start = Date.UTC(2026, 10, 21);
const minute = 60 * 1000;
const day = 24 * 60 * 60 * 1000;
let stop: (() => void) | undefined;
let element: HTMLElement;
/** Where pointer and focus are, as far as selectors tell; the DOM of these tests knows neither. */
let held = '';
const changed = vi.fn<(event: Event) => void>();
const heard = vi.fn<(event: Event) => void>();

/** The element as the build renders it, as far as the timing looks at it. */
function added(attributes = ''): HTMLElement {
  document.body.innerHTML =
    `<vakman-cookie-notice ${attributes}></vakman-cookie-notice><input>` +
    '<a href="/privacy" data-cookie-settings><b></b></a>';
  const host = document.querySelector('vakman-cookie-notice') as HTMLElement;
  host.attachShadow({ mode: 'open' }).innerHTML =
    '<section tabindex="-1"><p></p><button value="accepted"></button><button value="declined"></button>' +
    '<button class="close"><svg></svg></button></section>';
  const matches = host.matches.bind(host);
  host.matches = (selector) =>
    selector.split(',').some((part) => (part.startsWith(':') ? part === held : matches(part)));
  host.addEventListener('consent-changed', changed);
  return host;
}

const inside = (selector: string) => element.shadowRoot?.querySelector(selector) as HTMLElement;
const focused = () => element.shadowRoot?.activeElement;
const field = () => document.querySelector('input') as HTMLElement;
const link = () => document.querySelector('a') as HTMLElement;
const wait = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));
const click = (target: Element, keys: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...keys });
  target.dispatchEvent(event);
  return event;
};
const state = () => ['open', 'data-shown'].filter((name) => element.hasAttribute(name));
const stored = () => [localStorage.getItem(consentKey), localStorage.getItem(consentDateKey)];
const nothing = [null, null];
const dateAfter = (milliseconds: number) => new Date(start + milliseconds).toISOString();

/** What a browser tells the host when the focus comes into its shadow tree. */
function focusFrom(before: Element | null): void {
  inside('button').focus();
  element.dispatchEvent(new FocusEvent('focusin', { relatedTarget: before, bubbles: true, composed: true }));
}

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
  held = '';
  element = added();
});

afterEach(() => {
  stop?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.removeEventListener('click', heard);
  Reflect.deleteProperty(document, 'hidden');
  Reflect.deleteProperty(document, 'prerendering');
});

describe('on a first visit', () => {
  test('it appears 1,000 ms after load, and takes no focus', () => {
    field().focus();
    stop = startCookieNotice(element);
    wait(999);
    expect(state()).toEqual([]);
    wait(1);
    expect(state()).toEqual(['data-shown']);
    expect(document.activeElement).toBe(field());
  });

  test('it closes 4,000 ms after load, and that is stored and told', () => {
    stop = startCookieNotice(element);
    wait(3999);
    expect(state()).toEqual(['data-shown']);
    expect(stored()).toEqual(nothing);
    wait(1);
    expect(state()).toEqual([]);
    expect(stored()).toEqual(['auto-accepted', dateAfter(4000)]);
    expect(changed.mock.calls.map(([event]) => (event as CustomEvent<unknown>).detail)).toEqual([
      { choice: 'auto-accepted' },
    ]);
    expect(changed.mock.calls[0]?.[0]).toMatchObject({ bubbles: true, composed: true });
    wait(day);
    expect(state()).toEqual([]);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test.each([':hover', ':focus-within'])('time with %s does not count', (where) => {
    stop = startCookieNotice(element);
    wait(2000);
    held = where;
    wait(minute);
    expect(state()).toEqual(['data-shown']);
    held = '';
    wait(1999);
    expect(state()).toEqual(['data-shown']);
    wait(1);
    expect(stored()[0]).toBe('auto-accepted');
  });

  test('time in a hidden tab does not count, neither before nor after it appeared', () => {
    stop = startCookieNotice(element);
    show({ hidden: true }, 'visibilitychange');
    wait(day);
    show({ hidden: false }, 'visibilitychange');
    wait(1100);
    show({ hidden: true }, 'visibilitychange');
    wait(day);
    show({ hidden: false }, 'visibilitychange');
    wait(2899);
    expect(state()).toEqual(['data-shown']);
    wait(1);
    expect(state()).toEqual([]);
  });

  test('a page that is rendered in advance begins to count when it is opened', () => {
    show({ prerendering: true }, 'visibilitychange');
    stop = startCookieNotice(element);
    wait(day);
    expect(state()).toEqual([]);
    show({ prerendering: false }, 'prerenderingchange');
    wait(1000);
    expect(state()).toEqual(['data-shown']);
    wait(3000);
    expect(stored()[0]).toBe('auto-accepted');
  });

  test.each([
    ['its attribute', () => (element = added('keep-open')), undefined],
    ['the one who starts it', () => {}, true],
  ])('kept open by %s, it waits', (_, prepare, keepOpen) => {
    prepare();
    stop = startCookieNotice(element, keepOpen);
    wait(1000);
    expect(state()).toEqual(['data-shown']);
    wait(day);
    expect(state()).toEqual(['data-shown']);
    expect(stored()).toEqual(nothing);
  });
});

describe('what the visitor does', () => {
  beforeEach(() => {
    stop = startCookieNotice(element);
    wait(1500);
  });

  test.each(['accepted', 'declined'])(
    '%s: stored with its time, told, and never changed by itself',
    (choice) => {
      click(inside(`[value=${choice}]`));
      expect(state()).toEqual([]);
      wait(day);
      expect(stored()).toEqual([choice, dateAfter(1500)]);
      expect(changed.mock.calls.map(([event]) => (event as CustomEvent<unknown>).detail)).toEqual([
        { choice },
      ]);
    },
  );

  test.each([
    ['the cross', () => click(inside('svg'))],
    ['Escape', () => press('Escape')],
  ])('%s closes and stores nothing', (_, close) => {
    close();
    expect(state()).toEqual([]);
    wait(day);
    expect(stored()).toEqual(nothing);
    expect(changed).not.toHaveBeenCalled();
  });

  test('a click beside the buttons, or another key, changes nothing', () => {
    click(inside('p'));
    press('a');
    expect(state()).toEqual(['data-shown']);
  });

  test('the focus goes back to where it was', () => {
    focusFrom(field());
    click(inside('.close'));
    expect(document.activeElement).toBe(field());
  });

  test('who is elsewhere on the page stays there', () => {
    focusFrom(link());
    field().focus();
    press('Escape');
    expect(document.activeElement).toBe(field());
  });
});

test('Escape before it appeared keeps nothing from appearing', () => {
  stop = startCookieNotice(element);
  press('Escape');
  wait(1000);
  expect(state()).toEqual(['data-shown']);
});

test.each(['accepted', 'declined', 'auto-accepted'])('after %s it does not appear again', (choice) => {
  localStorage.setItem(consentKey, choice);
  stop = startCookieNotice(element);
  wait(day);
  expect(state()).toEqual([]);
  expect(stored()).toEqual([choice, null]);
});

test('a choice that was made in another tab counts', () => {
  stop = startCookieNotice(element);
  wait(500);
  localStorage.setItem(consentKey, 'declined');
  wait(day);
  expect(stored()).toEqual(['declined', null]);
});

describe('asked for again', () => {
  beforeEach(() => {
    localStorage.setItem(consentKey, 'accepted');
    stop = startCookieNotice(element);
    wait(5000);
  });

  test('by the link: it opens at once with the focus inside, and stays', () => {
    const event = click(inside('p').ownerDocument.querySelector('b') as Element);
    expect(event.defaultPrevented).toBe(true);
    expect(state()).toEqual(['open']);
    expect(focused()).toBe(inside('section'));
    wait(day);
    expect(state()).toEqual(['open']);
  });

  test('a new choice replaces the first, and the focus goes back to the link', () => {
    click(link());
    click(inside('[value=declined]'));
    expect(state()).toEqual([]);
    expect(stored()).toEqual(['declined', dateAfter(5000)]);
    expect(document.activeElement).toBe(link());
  });

  test.each([{ ctrlKey: true }, { metaKey: true }])('in another tab (%j) the link is a link', (keys) => {
    const event = click(link(), keys);
    expect(event.defaultPrevented).toBe(false);
    expect(state()).toEqual([]);
  });

  test('Escape closes it and keeps the choice', () => {
    click(link());
    press('Escape');
    expect(state()).toEqual([]);
    expect(stored()).toEqual(['accepted', null]);
  });
});

test('asked for while it is about to close, it stays', () => {
  stop = startCookieNotice(element);
  wait(2000);
  click(link());
  wait(minute);
  expect(state()).toEqual(['open', 'data-shown']);
  expect(stored()).toEqual(nothing);
  click(inside('.close'));
  expect(state()).toEqual([]);
});

describe('the loader', () => {
  beforeEach(() => {
    stop = startCookieNotice(element);
    document.addEventListener('click', heard);
    wait(1000);
  });

  test('hears nothing of what is done without React', () => {
    click(inside('p'));
    click(inside('[value=accepted]'));
    expect(heard).not.toHaveBeenCalled();
  });

  test.each(['open', 'data-hydrated'])('hears everything of an element that is %s', (attribute) => {
    element.toggleAttribute(attribute, true);
    click(inside('p'));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

test('storage that is blocked breaks nothing', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: deny, setItem: deny });
  stop = startCookieNotice(element);
  wait(1000);
  expect(state()).toEqual(['data-shown']);
  wait(3000);
  expect(state()).toEqual([]);
  click(link());
  click(inside('[value=declined]'));
  expect(changed.mock.calls.map(([event]) => (event as CustomEvent<unknown>).detail)).toEqual([
    { choice: 'auto-accepted' },
    { choice: 'declined' },
  ]);
});

test('a second start does nothing, and after a stop it starts anew', () => {
  stop = startCookieNotice(element);
  expect(startCookieNotice(element)).toBeUndefined();
  stop?.();
  wait(day);
  expect(click(link()).defaultPrevented).toBe(false);
  expect(state()).toEqual([]);
  stop = startCookieNotice(element);
  wait(1000);
  expect(state()).toEqual(['data-shown']);
});

test('an element that was not rendered waits for React', () => {
  const empty = document.createElement('vakman-cookie-notice');
  expect(startCookieNotice(empty)).toBeUndefined();
  expect(empty.hasAttribute('data-started')).toBe(false);
});
