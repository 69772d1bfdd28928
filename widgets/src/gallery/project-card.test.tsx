// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GalleryItem } from './gallery.state.ts';
import { loadGalleryWords } from './gallery.words.ts';
import { ProjectCard } from './project-card.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const { messages } = await loadGalleryWords('en');
const before = { src: 'https://project.example/before.webp', alt: 'then' };
const after = { src: 'https://project.example/after.webp', alt: 'now' };

const item: GalleryItem = {
  id: 1007,
  category: 'painting',
  title: { text: 'Herenhuis in Utrecht', language: 'nl' },
  description: { text: 'Frames given two coats.' },
  before,
  after,
};

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<ul></ul>';
  place = document.body.firstElementChild as HTMLElement;
});
afterEach(() => act(async () => root.unmount()));

async function open(changes: Partial<GalleryItem> = {}): Promise<void> {
  root = createRoot(place);
  await act(async () => root.render(<ProjectCard item={{ ...item, ...changes }} messages={messages} />));
}

const images = () => [...place.querySelectorAll('img')];
const description = () => place.querySelector('p') as HTMLElement;
const breakPicture = ({ src }: { readonly src: string }) =>
  act(async () => place.querySelector(`img[src="${src}"]`)?.dispatchEvent(new Event('error')));

test('two pictures are compared, and words in another language say so', async () => {
  await open();
  expect(images().map(({ alt }) => alt)).toEqual(['then', 'now']);
  const range = place.querySelector('[part=slider] input');
  expect(range?.getAttribute('aria-label')).toBe('Herenhuis in Utrecht: compare before and after');
  expect(place.querySelector('h3')?.lang).toBe('nl');
  expect(description().hasAttribute('lang')).toBe(false);
});

test('one picture can be focused for its description; without one there is nothing to focus', async () => {
  await open({ before: null });
  expect(images().map(({ src, tabIndex }) => ({ src, tabIndex }))).toEqual([{ src: after.src, tabIndex: 0 }]);
  await act(async () =>
    root.render(<ProjectCard item={{ ...item, before: null, description: null }} messages={messages} />),
  );
  expect(images()[0]?.hasAttribute('tabindex')).toBe(false);
});

test('without a picture there is a drawn frame', async () => {
  await open({ before: null, after: null });
  expect(images()).toEqual([]);
  expect(place.textContent).toContain(messages.noPicture);
  expect(description().textContent).toBe('Frames given two coats.');
});

test('a picture that does not come gives its place to the other, and then to the drawn frame', async () => {
  await open();
  await breakPicture(after);
  expect(images().map(({ alt }) => alt)).toEqual(['then']);
  await breakPicture(before);
  expect(place.textContent).toContain(messages.noPicture);
});

test('Escape hides the description on a picture until the focus has left it', async () => {
  await open({ before: null });
  await act(async () => images()[0]?.focus());
  await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect(description().hidden).toBe(true);
  await act(async () => images()[0]?.blur());
  expect(description().hidden).toBe(false);
});

test('Escape hides no description that lies on nothing', async () => {
  await open();
  await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect(description().hidden).toBe(false);
});

test('texts are only ever text', async () => {
  const text = '<img src=x onerror=alert(1)>';
  await open({ title: { text }, description: { text: '<b>bold</b>' } });
  expect(place.querySelector('h3')?.textContent).toBe(text);
  expect(place.querySelector('b')).toBeNull();
  expect(images()).toHaveLength(2);
});
