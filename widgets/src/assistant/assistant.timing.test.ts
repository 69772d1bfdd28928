// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startAssistant } from './assistant.timing.ts';

const dismissalKey = 'vakman-popup-dismissed';
const day = 24 * 60 * 60 * 1000;
let stop: (() => void) | undefined;
let element: HTMLElement;

/** The element as the build renders it, as far as the timing looks at it. */
function added(attributes = ''): HTMLElement {
  document.body.innerHTML = `<input><vakman-assistant ${attributes}></vakman-assistant>`;
  const host = document.querySelector('vakman-assistant') as HTMLElement;
  host.attachShadow({ mode: 'open' }).innerHTML =
    '<dialog open><h2 tabindex="-1"></h2><button value="close"><svg></svg></button></dialog>' +
    '<button value="open"></button>';
  return host;
}

const inside = (selector: string) => element.shadowRoot?.querySelector(selector) as HTMLElement;
const focused = () => element.shadowRoot?.activeElement;
const wait = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));
/** The attributes that tell what is to be seen. */
const state = () => ['open', 'closing', 'data-bubble'].filter((name) => element.hasAttribute(name));

function show(page: { readonly hidden?: boolean; readonly prerendering?: boolean }, event: string): void {
  for (const [name, value] of Object.entries(page)) {
    Object.defineProperty(document, name, { value, configurable: true });
  }
  document.dispatchEvent(new Event(event));
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  localStorage.clear();
  element = added('automatic');
});

afterEach(() => {
  stop?.();
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'hidden');
  Reflect.deleteProperty(document, 'prerendering');
});

describe('by itself', () => {
  test('it opens 4,000 ms after load, and takes no focus', () => {
    document.querySelector('input')?.focus();
    stop = startAssistant(element);
    wait(3999);
    expect(state()).toEqual([]);
    wait(1);
    expect(state()).toEqual(['open']);
    expect(document.activeElement).toBe(document.querySelector('input'));
  });

  test('the bubble shows 500 ms later and hides after 3,000 ms, and the popup stays', () => {
    stop = startAssistant(element);
    wait(4499);
    expect(state()).toEqual(['open']);
    wait(1);
    expect(state()).toEqual(['open', 'data-bubble']);
    wait(2999);
    expect(state()).toEqual(['open', 'data-bubble']);
    wait(1);
    expect(state()).toEqual(['open']);
    wait(day);
    expect(state()).toEqual(['open']);
  });

  test('time in a hidden tab does not count', () => {
    stop = startAssistant(element);
    wait(2000);
    show({ hidden: true }, 'visibilitychange');
    wait(60_000);
    show({ hidden: false }, 'visibilitychange');
    wait(1999);
    expect(state()).toEqual([]);
    wait(1);
    expect(state()).toEqual(['open']);
  });

  test('a page that is rendered in advance begins to count when it is opened', () => {
    show({ prerendering: true }, 'visibilitychange');
    stop = startAssistant(element);
    wait(60_000);
    expect(state()).toEqual([]);
    show({ prerendering: false }, 'prerenderingchange');
    wait(4000);
    expect(state()).toEqual(['open']);
  });

  test.each([
    ['one that nobody asked to', () => (element = added()), undefined],
    ['one that is told not to', () => {}, false],
  ])('%s never opens', (_, prepare, automatic) => {
    prepare();
    stop = startAssistant(element, automatic);
    wait(day);
    expect(state()).toEqual([]);
    expect(element.hasAttribute('data-started')).toBe(true);
  });
});

describe('dismissed', () => {
  test.each([
    ['a moment before 24 h are over', day - 4001, []],
    ['24 h ago', day - 4000, ['open']],
    ['with a time that cannot be read', Number.NaN, ['open']],
  ])('%s', (_, ago, expected) => {
    localStorage.setItem(dismissalKey, String(Date.now() - ago));
    stop = startAssistant(element);
    wait(4000);
    expect(state()).toEqual(expected);
  });

  test('by the button: the time is stored in milliseconds, and it is gone after 300 ms', () => {
    stop = startAssistant(element);
    wait(5000);
    inside('svg').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    expect(localStorage.getItem(dismissalKey)).toBe(String(Date.UTC(2026, 10, 21) + 5000));
    expect(state()).toEqual(['open', 'closing']);
    wait(299);
    expect(state()).toEqual(['open', 'closing']);
    wait(1);
    expect(state()).toEqual([]);
    wait(day);
    expect(state()).toEqual([]);
  });

  test('by Escape, once', () => {
    stop = startAssistant(element);
    press('Escape');
    expect(localStorage.getItem(dismissalKey)).toBeNull();
    wait(4000);
    press('a');
    expect(state()).toEqual(['open']);
    press('Escape');
    wait(200);
    press('Escape');
    expect(localStorage.getItem(dismissalKey)).toBe(String(Date.UTC(2026, 10, 21) + 4000));
    wait(100);
    expect(state()).toEqual([]);
  });
});

describe('by the tab', () => {
  test('it opens at once, the focus goes to its title and comes back to the tab', () => {
    stop = startAssistant(element);
    inside('[value=open]').click();
    expect(state()).toEqual(['open']);
    expect(focused()).toBe(inside('h2'));
    wait(500);
    expect(state()).toEqual(['open', 'data-bubble']);
    press('Escape');
    expect(focused()).toBe(inside('[value=open]'));
    wait(300);
    expect(state()).toEqual([]);
  });

  test('it opens within a day of being closed, with its bubble, and not by itself a second time', () => {
    stop = startAssistant(element);
    inside('[value=open]').click();
    wait(100);
    inside('[value=close]').click();
    wait(300);
    inside('[value=open]').click();
    wait(499);
    expect(state()).toEqual(['open']);
    wait(1);
    expect(state()).toEqual(['open', 'data-bubble']);
    inside('[value=close]').click();
    localStorage.clear();
    wait(day);
    expect(state()).toEqual([]);
  });

  test('a click that is repeated changes nothing', () => {
    stop = startAssistant(element);
    inside('[value=open]').click();
    wait(400);
    inside('[value=open]').click();
    wait(100);
    expect(state()).toEqual(['open', 'data-bubble']);
    inside('[value=close]').click();
    wait(300);
    localStorage.clear();
    inside('[value=close]').click();
    expect(localStorage.getItem(dismissalKey)).toBeNull();
  });
});

test('closed by Escape while the visitor is elsewhere on the page, it leaves him there', () => {
  stop = startAssistant(element);
  wait(4000);
  document.querySelector('input')?.focus();
  press('Escape');
  expect(focused()).toBeNull();
  expect(document.activeElement).toBe(document.querySelector('input'));
});

test('storage that is blocked breaks nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  stop = startAssistant(element);
  wait(4000);
  expect(state()).toEqual(['open']);
  press('Escape');
  wait(300);
  expect(state()).toEqual([]);
  vi.unstubAllGlobals();
});

test('a second start does nothing, and after a stop it starts anew', () => {
  stop = startAssistant(element);
  expect(startAssistant(element)).toBeUndefined();
  wait(1000);
  stop?.();
  wait(day);
  inside('[value=open]').click();
  expect(state()).toEqual([]);
  expect(element.hasAttribute('data-started')).toBe(false);
  stop = startAssistant(element);
  wait(4000);
  expect(state()).toEqual(['open']);
});

test('an element that was not rendered waits for React', () => {
  const empty = document.createElement('vakman-assistant');
  expect(startAssistant(empty)).toBeUndefined();
  expect(empty.hasAttribute('data-started')).toBe(false);
});
