// @vitest-environment happy-dom
import { languages } from '@vakman/domain/languages/languages';
import { preferencesKey } from '@vakman/domain/quote-request/quote-request.preference-fields';
import { parsePreferences } from '@vakman/domain/quote-request/quote-request.preferences';
import { serviceSlugs } from '@vakman/domain/services';
import { act, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addresses } from '../../generated/addresses.ts';
import { startAssistant } from './assistant.timing.ts';
import { Assistant } from './assistant.tsx';
import { loadAssistantWords } from './assistant.words.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const words = await loadAssistantWords('nl');
const { messages, localFacts } = words;
const { steps } = messages;
const emit = vi.fn();
const props = { language: 'nl', words, emit } as const;

let root: Root | undefined;
let host: HTMLElement;
let place: HTMLElement;
const complaints = vi.spyOn(console, 'error');
const browser = () => (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  browser().setURL(`${addresses.siteUrl}/`);
  document.body.innerHTML = '<input><vakman-assistant></vakman-assistant>';
  host = document.querySelector('vakman-assistant') as HTMLElement;
  place = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.useRealTimers();
  expect(complaints).not.toHaveBeenCalled();
});

const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));
const render = (changes: { readonly automatic?: boolean } = {}) =>
  act(async () => {
    root = createRoot(place);
    root.render(<Assistant {...props} {...changes} />);
  });

const title = () => place.querySelector('h2') as HTMLElement;
const named = (text: string) =>
  [...place.querySelectorAll<HTMLElement>('button, a, label')].find(
    (element) => (element.getAttribute('aria-label') ?? element.textContent) === text,
  ) as HTMLElement;
const click = (...texts: string[]) =>
  texts.reduce((before, text) => before.then(() => act(async () => named(text).click())), Promise.resolve());
const quote = (count: number) => steps.services.quote.replace('{count}', String(count));
const toServices = () => click(messages.tab, steps.initial.begin, steps['building-type'].existing);

describe('what the build rendered', () => {
  test.each(languages)('is hydrated without a difference (%s)', async (language) => {
    const own = { ...props, language, words: await loadAssistantWords(language) };
    place.innerHTML = renderToString(<Assistant {...own} />);
    const before = title();
    await act(async () => {
      root = hydrateRoot(place, <Assistant {...own} />);
    });
    expect(title()).toBe(before);
  });

  test('holds the first step alone', () => {
    const html = renderToString(<Assistant {...props} />);
    expect(html).toContain(steps.initial.title);
    expect(html).not.toContain(steps['building-type'].new);
    expect(html).not.toContain(localFacts.serviceNames.schilder);
    expect(Buffer.byteLength(html)).toBeLessThan(1000);
  });

  test('is taken over as it is when it opened before', async () => {
    place.innerHTML = renderToString(<Assistant {...props} />);
    const stop = startAssistant(host, true);
    await wait(4000);
    expect(host.hasAttribute('open')).toBe(true);
    await act(async () => {
      root = hydrateRoot(place, <Assistant {...props} />);
    });
    expect(emit.mock.calls).toEqual([['assistant-opened', null]]);
    await click(steps.initial.begin);
    expect(title().textContent).toBe(steps['building-type'].title);
    stop?.();
  });
});

test('it is a dialog with a name that says it is no person', async () => {
  await render();
  const dialog = place.querySelector('dialog');
  expect(dialog?.getAttribute('aria-labelledby')).toBe(title().id);
  expect(dialog?.textContent).toContain(messages.automatic);
  expect(dialog?.hasAttribute('aria-modal')).toBe(false);
});

test('the steps lead on and back, and each begins with its title', async () => {
  await render();
  await click(messages.tab);
  expect(host.shadowRoot?.activeElement).toBe(title());
  for (const [button, next] of [
    [steps.initial.begin, 'building-type'],
    [steps['building-type'].new, 'services'],
    [messages.back, 'building-type'],
    [messages.back, 'initial'],
  ] as const) {
    named(button).focus();
    await click(button);
    expect(title().textContent).toBe(steps[next].title);
    expect(host.shadowRoot?.activeElement).toBe(title());
  }
});

test('who comes back to the building sees what he chose', async () => {
  await render();
  await toServices();
  await click(messages.back);
  const { existing, new: newly } = steps['building-type'];
  expect([existing, newly].map((text) => named(text).getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
  ]);
});

describe('the services', () => {
  beforeEach(async () => {
    await render();
    await toServices();
  });

  test('are the six of the catalogue, none of them chosen, and there is no way on', () => {
    const boxes = [...place.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
    expect(boxes.map((box) => [box.closest('label')?.textContent, box.checked])).toEqual(
      serviceSlugs.map((slug) => [localFacts.serviceNames[slug], false]),
    );
    expect((named(quote(0)) as HTMLButtonElement).disabled).toBe(true);
  });

  test('facade cleaning alone is booked', async () => {
    await click(localFacts.serviceNames.gevelreiniging);
    expect(named(steps.services.book).getAttribute('href')).toBe(
      `${addresses.siteUrl}/gevelreiniging-booking`,
    );
  });

  test('anything more is quoted, with the number of services', async () => {
    await click(localFacts.serviceNames.gevelreiniging, localFacts.serviceNames.schilder);
    expect(named(quote(2)).getAttribute('href')).toBe(`${addresses.siteUrl}/offerte-aanvragen`);
    await click(localFacts.serviceNames.gevelreiniging);
    expect(named(quote(1)).getAttribute('href')).toBe(`${addresses.siteUrl}/offerte-aanvragen`);
    await click(localFacts.serviceNames.schilder);
    expect((named(quote(0)) as HTMLButtonElement).disabled).toBe(true);
  });

  test('are handed to the form, and the page learns their number alone', async () => {
    await click(localFacts.serviceNames.schilder, localFacts.serviceNames.gevelreiniging, quote(2));
    expect(parsePreferences(sessionStorage.getItem(preferencesKey))).toEqual({
      buildingType: 'existing',
      services: ['gevelreiniging', 'schilder'],
    });
    expect(emit).toHaveBeenLastCalledWith('assistant-completed', { building: 'existing', services: 2 });
  });

  test('leave nothing in the storage of another site', async () => {
    browser().setURL('https://partner.example/');
    await click(localFacts.serviceNames.schilder, quote(1));
    expect(sessionStorage).toHaveLength(0);
    expect(emit).toHaveBeenLastCalledWith('assistant-completed', { building: 'existing', services: 1 });
  });

  test('lead on where storage is blocked', async () => {
    const unblocked = sessionStorage;
    const setItem = vi.fn(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.stubGlobal('sessionStorage', { setItem });
    await click(localFacts.serviceNames.schilder, quote(1));
    vi.stubGlobal('sessionStorage', unblocked);
    expect(setItem).toHaveBeenCalledOnce();
    expect(emit).toHaveBeenLastCalledWith('assistant-completed', { building: 'existing', services: 1 });
  });

  test.each([
    ['the button', () => click(messages.close)],
    [
      'Escape',
      () => act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))),
    ],
  ])('are forgotten when %s closes the popup, and the focus comes back to the tab', async (_, close) => {
    await click(localFacts.serviceNames.schilder);
    await close();
    expect(host.shadowRoot?.activeElement).toBe(named(messages.tab));
    await wait(300);
    expect(emit.mock.calls).toEqual([
      ['assistant-opened', null],
      ['assistant-closed', null],
    ]);
    expect(title().textContent).toBe(steps.initial.title);
    expect(host.shadowRoot?.activeElement).toBe(named(messages.tab));
    await toServices();
    expect((named(quote(0)) as HTMLButtonElement).disabled).toBe(true);
  });
});

test('on a page that starts nothing itself, it opens by itself where it is asked to', async () => {
  await render({ automatic: true });
  await wait(3999);
  expect(host.hasAttribute('open')).toBe(false);
  document.querySelector('input')?.focus();
  await wait(1);
  expect(host.hasAttribute('open')).toBe(true);
  expect(document.activeElement).toBe(document.querySelector('input'));
  expect(emit.mock.calls).toEqual([['assistant-opened', null]]);
});

test('where nobody asked it to open, it shows its tab and waits', async () => {
  await render({ automatic: false });
  await wait(60_000);
  expect(host.hasAttribute('data-started')).toBe(true);
  expect(host.hasAttribute('open')).toBe(false);
});

test('in strict mode it starts once, and when it leaves the page it stops', async () => {
  await act(async () => {
    root = createRoot(place);
    root.render(
      <StrictMode>
        <Assistant {...props} />
      </StrictMode>,
    );
  });
  await wait(1000);
  await act(async () => root?.unmount());
  root = undefined;
  await wait(60_000);
  expect(host.hasAttribute('data-started')).toBe(false);
  expect(host.hasAttribute('open')).toBe(false);
});
