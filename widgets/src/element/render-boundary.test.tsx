// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addresses } from '../../generated/addresses.ts';
import { defineElement } from './define-element.ts';
import type { WidgetProps } from './element-definition.ts';

interface Attributes {
  readonly source: string;
}

/** The widget has a fault that this `source` brings out. */
const faulty = 'faulty';
const tag = 'vakman-faulty';

function Faulty({ source }: Partial<Attributes> & WidgetProps<object, object>) {
  if (source === faulty) throw new Error('A fault in the widget');
  return <button type="button">{source}</button>;
}

defineElement<Attributes, object, object>({
  tag,
  Component: Faulty,
  attributes: { source: 'text' },
  loadStyles: async () => '',
  loadWords: async () => ({}),
});

// React tells the console of every fault.
const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
const failures: unknown[] = [];
const note = (event: Event) => failures.push((event as CustomEvent).detail);
beforeEach(() => document.addEventListener('widget-render-failed', note));
afterEach(() => {
  document.removeEventListener('widget-render-failed', note);
  document.body.innerHTML = '';
  failures.length = 0;
  complaints.mockClear();
});

const button = (element: Element) => element.shadowRoot?.querySelector('button');
const link = (element: Element) => element.shadowRoot?.querySelector('slot')?.assignedElements()[0];
const shows = (element: Element, source: string) =>
  vi.waitFor(() => expect(button(element)?.textContent).toBe(source));

/** An element that is not in the page yet. */
function made(source: string): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute('source', source);
  element.innerHTML = `<a href="${addresses.siteUrl}/">link</a>`;
  return element;
}

/** Waits until it failed, and looks at what is left. */
async function failed(element: Element) {
  await vi.waitFor(() => expect(element.hasAttribute('data-failed')).toBe(true));
  expect(failures).toEqual([{ tag }]);
  expect(element.hasAttribute('data-hydrated')).toBe(false);
  expect(link(element)).toBe(element.querySelector('a'));
}

test('a fault at first leaves the link, and tells the page', async () => {
  const element = made(faulty);
  document.body.append(element);
  await failed(element);
  expect(button(element)).toBeNull();
});

test('a fault later gives the link back; an element that is put in again begins anew', async () => {
  const element = made('klusgids');
  document.body.append(element);
  await shows(element, 'klusgids');
  element.setAttribute('source', faulty);
  await failed(element);
  expect(button(element)).toBeNull();
  // It tells whose page this is, as the widget would by now.
  expect(element.querySelector('a')?.search).toBe(`?source=${faulty}`);
  element.setAttribute('source', 'buurtgids');
  await new Promise((resolve) => setTimeout(resolve));
  expect(link(element)).toBe(element.querySelector('a'));
  element.remove();
  await vi.waitFor(() => expect(element.shadowRoot?.childElementCount).toBe(0));
  document.body.append(element);
  await shows(element, 'buurtgids');
  expect(element.hasAttribute('data-failed')).toBe(false);
});

test('a fault while it takes over what the build rendered leaves that as it was, and the link', async () => {
  const element = made(faulty);
  (element.shadowRoot as ShadowRoot).innerHTML = '<div data-root><input></div>';
  const input = () => element.shadowRoot?.querySelector('input') as HTMLInputElement;
  input().value = 'Jo';
  document.body.append(element);
  await failed(element);
  expect(input().value).toBe('Jo');
});
