// @vitest-environment happy-dom
import { consentDateKey, consentKey } from '@vakman/domain/consent';
import { languages } from '@vakman/domain/languages/languages';
import { storedItems } from '@vakman/domain/stored-items/stored-items';
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CookieNoticeProps } from './cookie-notice.props.ts';
import { startCookieNotice } from './cookie-notice.timing.ts';
import { CookieNotice } from './cookie-notice.tsx';
import { loadCookieNoticeWords } from './cookie-notice.words.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const words = await loadCookieNoticeWords('nl');
const { messages } = words;
const props: CookieNoticeProps = { language: 'nl', words, emit: vi.fn() };
const disappears = 'Deze melding verdwijnt na 3 seconden.';

let root: Root | undefined;
let host: HTMLElement;
let place: HTMLElement;
const complaints = vi.spyOn(console, 'error');

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  localStorage.clear();
  document.body.innerHTML = '<vakman-cookie-notice></vakman-cookie-notice>';
  host = document.querySelector('vakman-cookie-notice') as HTMLElement;
  place = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.useRealTimers();
  expect(complaints).not.toHaveBeenCalled();
});

const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));
const render = (changes: Partial<CookieNoticeProps> = {}) =>
  act(async () => {
    root ??= createRoot(place);
    root.render(<CookieNotice {...props} {...changes} />);
  });
const open = () => act(async () => host.setAttribute('open', ''));
const find = (selector: string) => place.querySelector(selector) as HTMLElement;
const pressed = () =>
  ['accepted', 'declined'].map((value) => find(`[value=${value}]`).getAttribute('aria-pressed'));

afterEach(() => {
  root = undefined;
});

describe('what the build rendered', () => {
  test.each(languages)('is hydrated without a difference (%s)', async (language) => {
    const own = { ...props, language, words: await loadCookieNoticeWords(language) };
    place.innerHTML = renderToString(<CookieNotice {...own} />);
    const before = find('section');
    await act(async () => {
      root = hydrateRoot(place, <CookieNotice {...own} />);
    });
    expect(find('section')).toBe(before);
  });

  test('says what is stored and that it disappears, and holds no list', () => {
    const html = renderToString(<CookieNotice {...props} />);
    expect(html).toContain(messages.text);
    expect(html).toContain(disappears);
    expect(html).not.toContain(consentKey);
    expect(Buffer.byteLength(html)).toBeLessThan(800);
  });

  test('keeps the focus when React comes because it was asked for', async () => {
    place.innerHTML = renderToString(<CookieNotice {...props} />);
    startCookieNotice(host);
    host.setAttribute('open', '');
    find('button').focus();
    await act(async () => {
      root = hydrateRoot(place, <CookieNotice {...props} open />);
    });
    expect(find('details')).not.toBeNull();
    expect(host.shadowRoot?.activeElement).toBe(find('button'));
  });
});

test('it is a region with a name beside a text that is read out, and takes no focus', async () => {
  await render();
  const region = find('section');
  expect(region.getAttribute('aria-label')).toBe(messages.title);
  expect(find(`#${region.getAttribute('aria-describedby')}`).textContent).toContain(messages.text);
  expect(find('output').contains(find('button'))).toBe(false);
  await wait(1000);
  expect(host.hasAttribute('data-shown')).toBe(true);
  expect(host.shadowRoot?.activeElement).toBeNull();
});

test('on a partner’s page React starts the same timing', async () => {
  await render();
  await wait(4000);
  expect(localStorage.getItem(consentKey)).toBe('auto-accepted');
});

test('kept open, it says nothing of disappearing and does not', async () => {
  await render({ keepOpen: true });
  await wait(60_000);
  expect(place.textContent).not.toContain(disappears);
  expect(host.hasAttribute('data-shown')).toBe(true);
  expect(localStorage.getItem(consentKey)).toBeNull();
});

describe('asked for again', () => {
  test.each([
    ['accepted', ['true', 'false'], messages.stored.more],
    ['declined', ['false', 'true'], messages.stored.functional],
    ['auto-accepted', ['false', 'false'], messages.stored.functional],
  ] as const)('it states the choice (%s)', async (choice, buttons, rule) => {
    localStorage.setItem(consentKey, choice);
    localStorage.setItem(consentDateKey, '2026-11-21T12:00:00.000Z');
    await render();
    expect(pressed()).toEqual([null, null]);
    await open();
    expect(find('section p').textContent).toBe(`${messages.chosen[choice]} · 21 november 2026`);
    expect(pressed()).toEqual(buttons);
    expect(find('details').textContent).toContain(rule);
  });

  test('without a choice it says so', async () => {
    await render();
    await open();
    expect(find('section p').textContent).toBe(messages.chosen.none);
  });

  test('it lists everything that is stored: key, purpose and duration', async () => {
    await render();
    await open();
    const { purposes, durations } = messages.stored;
    expect([...place.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(
      storedItems.map(({ key, purpose, duration }) => `${key}${purposes[purpose]} · ${durations[duration]}`),
    );
  });

  test('closed, it forgets, and the next time it states the new choice', async () => {
    await render();
    await open();
    await act(async () => find('[value=declined]').click());
    expect(place.querySelector('details')).toBeNull();
    await open();
    expect(pressed()).toEqual(['false', 'true']);
  });

  test('by the property: it shows with the focus inside, and hides', async () => {
    await render();
    await render({ open: true });
    expect(host.hasAttribute('open')).toBe(true);
    expect(host.shadowRoot?.activeElement).toBe(find('section'));
    await render({ open: false });
    expect(host.hasAttribute('open')).toBe(false);
  });

  test('with blocked storage it says that nothing was chosen', async () => {
    const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await render();
    await open();
    expect(find('section p').textContent).toBe(messages.chosen.none);
    blocked.mockRestore();
  });
});
