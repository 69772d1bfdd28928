// @vitest-environment happy-dom
import { languages } from '@vakman/domain/languages/languages';
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Methods } from '../element/element-methods.ts';
import type { QuotePopupProps } from './quote-popup.props.ts';
import { QuotePopup } from './quote-popup.tsx';
import { loadQuotePopupWords } from './quote-popup.words.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// The form is a widget of its own, with tests of its own.
vi.mock(import('../../generated/quote-form.element.ts'), () => ({}));

const emit = vi.fn();
const props: QuotePopupProps = { language: 'nl', words: await loadQuotePopupWords('nl'), emit };
let host: HTMLElement;
let place: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '<vakman-quote-popup><a href="/offerte">Offerte</a></vakman-quote-popup>';
  host = document.querySelector('vakman-quote-popup') as HTMLElement;
  place = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
});

const show = (changes: Partial<QuotePopupProps> = {}) =>
  act(async () => {
    root ??= createRoot(place);
    root.render(<QuotePopup {...props} {...changes} />);
  });
const dialog = () => place.querySelector('dialog') as HTMLDialogElement;
const form = () => place.querySelector('vakman-quote-form');

test.each(languages)('what the build rendered is hydrated without a difference (%s)', async (language) => {
  const own = { ...props, language, words: await loadQuotePopupWords(language) };
  place.innerHTML = renderToString(<QuotePopup {...own} />);
  const before = dialog();
  await act(async () => {
    root = hydrateRoot(place, <QuotePopup {...own} />);
  });
  expect(dialog()).toBe(before);
});

test('the form comes when it opens, with what the popup was given, and stays when it closes', async () => {
  host.setAttribute('look', 'rounded');
  await show({ source: 'klusgids', steps: true, partnerReference: 'L-1' });
  expect(form()).toBeNull();
  expect(place.querySelector('slot')).not.toBeNull();
  await show({ source: 'klusgids', steps: true, partnerReference: 'L-1', open: true });
  expect(dialog().open).toBe(true);
  const given = Object.fromEntries([...(form()?.attributes ?? [])].map(({ name, value }) => [name, value]));
  expect(given).toEqual({
    exportparts: expect.stringContaining('submit') as unknown,
    lang: 'nl',
    look: 'rounded',
    source: 'klusgids',
    steps: '',
    'partner-reference': 'L-1',
  });
  const before = form();
  await show({ source: 'klusgids', open: false });
  expect(dialog().open).toBe(false);
  expect(form()).toBe(before);
  expect(emit.mock.calls.map(([name]) => name)).toEqual(['quote-popup-opened', 'quote-popup-closed']);
});

test('its button, a press beside it and its methods say so by the attribute', async () => {
  const expose = vi.fn<(methods: Methods | undefined) => void>();
  await show({ expose });
  const methods = expose.mock.lastCall?.[0] as Readonly<Record<'show' | 'close', () => void>>;
  methods.show();
  expect(host.hasAttribute('open')).toBe(true);
  await show({ expose, open: true });
  await act(async () => place.querySelector<HTMLElement>('[part=close]')?.click());
  expect(host.hasAttribute('open')).toBe(false);
  await show({ expose, open: false });
  host.setAttribute('open', '');
  await show({ expose, open: true });
  await act(async () => form()?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  expect(dialog().open).toBe(true);
  const press = (began: Element) =>
    act(async () => {
      began.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      dialog().click();
    });
  // Text that is selected out over the edge ends beside it, too.
  await press(form() as Element);
  expect(dialog().open).toBe(true);
  await press(dialog());
  expect(host.hasAttribute('open')).toBe(false);
});

test('who only tries it out begins a form of its own, and each has the link of the tag', async () => {
  await show({ open: true });
  const real = form();
  expect(real?.querySelector('a')?.getAttribute('href')).toContain('/offerte');
  await show({ open: true, test: true });
  expect(form()).not.toBe(real);
});
