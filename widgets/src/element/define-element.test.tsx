// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineElement } from './define-element.ts';
import {
  added,
  button,
  defined,
  shown,
  shows,
  type Attributes,
  type Events,
  type Words,
} from './define-element.fixture.tsx';

const complaints = vi.spyOn(console, 'error');
beforeEach(() => complaints.mockClear());
afterEach(() => {
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('lang');
  expect(complaints).not.toHaveBeenCalled();
});

test('attributes become props', async () => {
  const { tag } = defined();
  const element = await added(`<${tag} lang="de-AT" source="klusgids" hide-title></${tag}>`);
  expect(shown(element)).toEqual({ hello: 'de', source: 'klusgids', hideTitle: true, count: 0 });
  expect(element.hasAttribute('data-hydrated')).toBe(true);
});

test('whoever misspells an attribute is told how it is written, and nobody else is told anything', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { tag } = defined();
  await added(`<${tag} lang="de" hide-title class="wide" data-source="x" theme="dark" v-cloak></${tag}>`);
  expect(warned).not.toHaveBeenCalled();
  await added(`<${tag} hideTitle source_="x"></${tag}>`);
  expect(warned.mock.calls).toEqual([
    [`vakman: <${tag}> has no attribute "hidetitle"; it is written "hide-title"`],
    [`vakman: <${tag}> has no attribute "source_"; it is written "source"`],
  ]);
  warned.mockRestore();
});

test('whoever gives a look or a theme that there is not is told which there are', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { tag } = defined();
  await added(`<${tag} theme="blue"></${tag}>`);
  expect(warned.mock.calls).toEqual([[`vakman: <${tag}> has no theme "blue"; there are light, dark`]]);
  warned.mockRestore();
});

test('a bare attribute that a framework sets as a property is a set flag', async () => {
  const { tag } = defined();
  const element = await added(`<${tag}></${tag}>`);
  Object.assign(element, { hideTitle: '' });
  await shows(element, { hideTitle: true });
  Object.assign(element, { hideTitle: false });
  await shows(element, { hideTitle: false });
});

test('an attribute that is removed is no prop any more', async () => {
  const { tag } = defined();
  const element = await added(`<${tag} source="klusgids" items="a"></${tag}>`);
  expect(shown(element)).toMatchObject({ source: 'klusgids', items: 'a' });
  element.removeAttribute('source');
  element.removeAttribute('items');
  await vi.waitFor(() => expect(shown(element)).toEqual({ hello: 'nl', count: 0 }));
});

test('another language is rendered once its words are there', async () => {
  const { tag } = defined();
  const element = await added(`<${tag} lang="nl"></${tag}>`);
  element.setAttribute('lang', 'fr');
  await shows(element, { hello: 'fr' });
});

test('without an own language it speaks that of what is around it', async () => {
  const { tag } = defined();
  document.body.innerHTML = `<section lang="uk"><${tag}></${tag}></section>`;
  await shows(document.querySelector(tag) as Element, { hello: 'uk' });
});

test('without an own language it follows that of the page, and that of the place it is put into', async () => {
  const { tag } = defined();
  document.body.innerHTML = `<${tag}></${tag}><section lang="uk"></section>`;
  const element = document.querySelector(tag) as Element;
  await shows(element, { hello: 'nl' });
  button(element)?.click();
  document.documentElement.lang = 'fr';
  await shows(element, { hello: 'fr', count: 1 });
  document.querySelector('section')?.append(element);
  await shows(element, { hello: 'uk', count: 1 });
  document.documentElement.lang = 'de';
  document.body.append(element);
  await shows(element, { hello: 'de', count: 1 });
  element.remove();
  await vi.waitFor(() => expect(button(element)).toBeNull());
  document.documentElement.removeAttribute('lang');
  document.body.append(element);
  await shows(element, { hello: 'nl' });
});

test('in the shadow root of a page it speaks the language of the page', async () => {
  const { tag } = defined();
  document.documentElement.lang = 'es';
  document.body.innerHTML = '<section></section>';
  const shadow = document.querySelector('section')?.attachShadow({ mode: 'open' }) as ShadowRoot;
  shadow.innerHTML = `<${tag}></${tag}>`;
  await shows(shadow.querySelector(tag) as Element, { hello: 'es' });
});

test('properties are taken as they are and not written back', async () => {
  const { tag } = defined();
  const element = await added(`<${tag}></${tag}>`);
  Object.assign(element, { items: ['a', 'b'], hideTitle: true });
  await shows(element, { items: ['a', 'b'], hideTitle: true });
  expect(element.hasAttribute('items')).toBe(false);
});

test('a move keeps nodes and state; leaving the document does not', async () => {
  const { tag } = defined();
  const element = await added(`<${tag}></${tag}>`);
  button(element)?.click();
  await shows(element, { count: 1 });
  const before = button(element);
  const elsewhere = document.body.appendChild(document.createElement('main'));
  elsewhere.append(element);
  element.setAttribute('source', 'moved');
  await shows(element, { source: 'moved', count: 1 });
  expect(button(element)).toBe(before);

  element.remove();
  await vi.waitFor(() => expect(element.shadowRoot?.childElementCount).toBe(0));
  expect(element.hasAttribute('data-hydrated')).toBe(false);
  document.body.append(element);
  await shows(element, { count: 0 });
});

test('events leave the shadow root', async () => {
  const { tag } = defined();
  const element = await added(`<${tag}></${tag}>`);
  const heard = vi.fn();
  document.addEventListener('thing-counted', heard, { once: true });
  button(element)?.click();
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ detail: { count: 1 }, composed: true });
});

test('two copies of the kit define a tag once', () => {
  const definition = defined();
  const first = customElements.get(definition.tag);
  defineElement<Attributes, Words, Events>({ ...definition });
  expect(customElements.get(definition.tag)).toBe(first);
});

test('what stands in the tag is seen until the words are there, also when they come late', async () => {
  const loadWords = vi
    .fn(async () => ({ hello: 'late' }))
    .mockRejectedValueOnce(new TypeError())
    .mockRejectedValueOnce(new TypeError());
  const { tag } = defined({ loadWords });
  addEventListener('vakman:preload-error', (event) => event.preventDefault(), { once: true });
  document.body.innerHTML = `<${tag}><a href="/">link</a></${tag}>`;
  const element = document.querySelector(tag) as Element;
  await vi.waitFor(() => expect(element.hasAttribute('data-failed')).toBe(true));
  expect(element.shadowRoot?.querySelector('slot')).not.toBeNull();
  element.setAttribute('lang', 'de');
  await shows(element, { hello: 'late' });
  expect(element.shadowRoot?.querySelector('slot')).toBeNull();
  expect(element.hasAttribute('data-failed')).toBe(false);
});

test('words that do not arrive leave the element as it was and tell the page', async () => {
  const handled = vi.fn((event: Event) => event.preventDefault());
  addEventListener('vakman:preload-error', handled, { once: true });
  const loadWords = vi.fn(async () => {
    throw new TypeError('Failed to fetch');
  });
  const { tag } = defined({ loadWords });
  const heard = vi.fn();
  document.addEventListener('widget-load-failed', heard, { once: true });
  document.body.innerHTML = `<${tag}><a href="/">link</a></${tag}>`;
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  expect(loadWords).toHaveBeenCalledTimes(2);
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ detail: { tag } });
  expect(handled.mock.calls[0]?.[0]).toMatchObject({
    detail: { tag, error: new TypeError('Failed to fetch') },
  });
  const element = document.querySelector(tag);
  expect(element?.shadowRoot?.querySelector('slot')?.assignedElements()).toEqual([
    element?.querySelector('a'),
  ]);
  expect(element?.hasAttribute('data-failed')).toBe(true);
  expect(element?.hasAttribute('data-hydrated')).toBe(false);
});
