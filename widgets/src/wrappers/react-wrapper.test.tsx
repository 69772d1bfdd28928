// @vitest-environment happy-dom
import { act, createElement, StrictMode, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenProps, sent, wrappedForm } from './quote-form.fixture.ts';
import { reactWrapper } from './react-wrapper.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const loadKit = vi.fn(async () => {});
const QuoteForm = reactWrapper(wrappedForm, loadKit);
const link = <a href="/offerte">Offerte</a>;
const markup = (attributes = '') =>
  `<vakman-quote-form lang="nl" source="klusgids" hide-title=""${attributes}><a href="/offerte">Offerte</a></vakman-quote-form>`;

let root: Root | undefined;
let place: HTMLElement;
const form = () => place.querySelector('vakman-quote-form') as HTMLElement;
function render(element: ReactElement): Promise<void> {
  root ??= createRoot(place);
  return act(async () => root?.render(<StrictMode>{element}</StrictMode>));
}

beforeEach(() => {
  loadKit.mockClear();
  root = undefined;
  document.body.innerHTML = '<main></main>';
  place = document.body.firstElementChild as HTMLElement;
});
afterEach(() => act(async () => root?.unmount()));

test('a server writes the tag with what stands in it, and asks for nothing', () => {
  expect(renderToString(<QuoteForm {...givenProps}>{link}</QuoteForm>)).toBe(markup());
  expect(loadKit).not.toHaveBeenCalled();
});

test('a page from the server is taken over without a word, even where the kit was there before', async () => {
  const complaint = vi.spyOn(console, 'error');
  const failed = vi.fn();
  place.innerHTML = markup(' data-hydrated=""');
  const before = form();
  await act(async () => {
    const element = <QuoteForm {...givenProps}>{link}</QuoteForm>;
    root = hydrateRoot(place, element, { onRecoverableError: failed });
  });
  expect(form()).toBe(before);
  expect(complaint).not.toHaveBeenCalled();
  expect(failed).not.toHaveBeenCalled();
  expect(loadKit).toHaveBeenCalled();
});

test('an event calls the last handler once, also in strict mode', async () => {
  const [first, last] = [vi.fn(), vi.fn()];
  await render(<QuoteForm onQuoteRequestSubmitted={first} />);
  await render(<QuoteForm onQuoteRequestSubmitted={last} />);
  const event = sent();
  form().dispatchEvent(event);
  expect(first).not.toHaveBeenCalled();
  expect(last.mock.calls).toEqual([[event]]);
  await render(<QuoteForm />);
  form().dispatchEvent(sent());
  expect(last).toHaveBeenCalledOnce();
});

test('props come and go as attributes, with whatever else an element takes', async () => {
  await render(<QuoteForm {...givenProps} className="wide" id="form" hidden={false} />);
  expect(form().outerHTML).toBe(
    '<vakman-quote-form id="form" lang="nl" source="klusgids" hide-title="" class="wide"></vakman-quote-form>',
  );
  await render(<QuoteForm id="form" hideTitle={false} hidden />);
  expect(form().outerHTML).toBe('<vakman-quote-form id="form" hidden=""></vakman-quote-form>');
});

test('an element that is defined has the attributes too, which styles look at', async () => {
  const values: unknown[] = [];
  customElements.define(
    'vakman-quote-popup',
    class extends HTMLElement {
      set open(value: unknown) {
        values.push(value);
      }
    },
  );
  const Popup = reactWrapper(
    { ...wrappedForm, tag: 'vakman-quote-popup', attributes: { open: 'flag' } },
    loadKit,
  );
  await render(<Popup open />);
  expect(values).toContain(true);
  expect(place.innerHTML).toBe('<vakman-quote-popup open=""></vakman-quote-popup>');
  await render(<Popup open={false} />);
  expect(place.innerHTML).toBe('<vakman-quote-popup></vakman-quote-popup>');
});

test('what the element changes by itself stays until the prop changes', async () => {
  await render(<QuoteForm hideTitle source="a" />);
  form().removeAttribute('hide-title');
  await render(<QuoteForm hideTitle source="b" />);
  expect(form().outerHTML).toBe('<vakman-quote-form source="b"></vakman-quote-form>');
});

test('a ref leads to the element', async () => {
  const ref = { current: null as HTMLElement | null };
  await render(createElement(QuoteForm, { ref }));
  expect(ref.current).toBe(form());
  await render(<p />);
  expect(ref.current).toBeNull();
});
