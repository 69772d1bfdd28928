// @vitest-environment happy-dom
import { languages } from '@vakman/domain/languages/languages';
import { fill } from '@vakman/domain/text/fill';
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { GalleryRow } from '@vakman/domain/gallery.schema';
import { pageAddress } from '../page-address.ts';
import { askedOnce } from './gallery.backend.ts';
import type { GalleryProps } from './gallery.props.ts';
import { Gallery } from './gallery.tsx';
import { loadGalleryWords } from './gallery.words.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const words = await loadGalleryWords('nl');
const { messages } = words;
const builtIn = words.projects.map(({ title }) => title);
const bucket = 'https://project.example/storage/v1/object/public/project-gallery';

const row: GalleryRow = {
  id: 7,
  title: 'Herenhuis in Utrecht',
  category: 'painting',
  description: 'Kozijnen gelakt.',
  before_image_url: `${bucket}/voor.webp`,
  after_image_url: `${bucket}/na.webp`,
  translations: null,
  created_at: '2026-11-21T09:00:00+00:00',
};
const facade: GalleryRow = { ...row, id: 6, title: 'Gevel in Weesp', category: 'other' };

const emit = vi.fn();
const listProjects = vi.fn(async (): Promise<readonly GalleryRow[]> => [row, facade]);
const props: GalleryProps = { language: 'nl', words, emit, backend: { listProjects } };

let root: Root;
let place: HTMLElement;
const complaints = vi.spyOn(console, 'error');
const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '<div></div>';
  place = document.body.firstElementChild as HTMLElement;
});
afterEach(async () => {
  await act(async () => root.unmount());
  expect(complaints).not.toHaveBeenCalled();
});

async function open(changes: Partial<GalleryProps> = {}): Promise<void> {
  root = createRoot(place);
  await act(async () => root.render(<Gallery {...props} {...changes} />));
}

const titles = () => [...place.querySelectorAll('h3')].map(({ textContent }) => textContent);
const skeletons = () => place.querySelectorAll('.skeleton');
const status = () => place.querySelector('output')?.textContent;
const counted = (count: number) => fill(messages.count, { count });
const button = (text: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === text) as HTMLButtonElement;
const press = (text: string) => act(async () => button(text).click());

describe('what the build rendered', () => {
  test.each(languages)('is hydrated without a difference (%s)', async (language) => {
    const own = { ...props, language, words: await loadGalleryWords(language), builtInOnly: true };
    place.innerHTML = renderToString(<Gallery {...own} />);
    const first = place.querySelector('h3');
    await act(async () => {
      root = hydrateRoot(place, <Gallery {...own} />);
    });
    expect(place.querySelector('h3')).toBe(first);
    expect(titles()).toEqual(own.words.projects.map(({ title }) => title));
  });

  test('is the built-in projects, to be read without script, and no `style`', async () => {
    place.innerHTML = renderToString(<Gallery {...props} />);
    root = createRoot(document.createElement('div'));
    expect(titles()).toEqual(builtIn);
    expect(status()).toBe(counted(3));
    expect(place.innerHTML).not.toContain('style=');
    expect(listProjects).not.toHaveBeenCalled();
  });

  test('keeps its height while the database is asked, also where its end is out of sight', async () => {
    const height = innerHeight + 100;
    const rectangle = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    onTestFinished(() => rectangle.mockRestore());
    rectangle.mockReturnValue(new DOMRect(0, 0, 600, height));
    listProjects.mockReturnValueOnce(new Promise(() => {}));
    place.innerHTML = renderToString(<Gallery {...props} />);
    await act(async () => {
      root = hydrateRoot(place, <Gallery {...props} />);
    });
    expect(skeletons()).not.toHaveLength(0);
    expect(place.querySelector('ul')?.style.blockSize).toBe(`${height}px`);
  });

  test('gives way to skeletons while the database is asked', async () => {
    listProjects.mockReturnValueOnce(new Promise(() => {}));
    place.innerHTML = renderToString(<Gallery {...props} />);
    await act(async () => {
      root = hydrateRoot(place, <Gallery {...props} />);
    });
    expect(skeletons()).toHaveLength(4);
    expect(titles()).toEqual([]);
  });
});

test('four skeletons stand for the projects until they are there, newest first and before the built-in ones', async () => {
  let answer = (_rows: readonly GalleryRow[]): void => {};
  listProjects.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await open();
  expect(skeletons()).toHaveLength(4);
  expect(status()).toBe(messages.loading);
  expect(place.querySelector('ul')?.getAttribute('aria-busy')).toBe('true');
  await act(async () => answer([row, facade]));
  expect(skeletons()).toHaveLength(0);
  expect(titles()).toEqual([row.title, facade.title, ...builtIn]);
  expect(status()).toBe(counted(5));
  expect(place.querySelector('ul')?.hasAttribute('aria-busy')).toBe(false);
});

test('without an answer of the database the built-in projects are alone, and it is noted once', async () => {
  listProjects.mockRejectedValueOnce(new Error('503'));
  await open();
  expect(titles()).toEqual(builtIn);
  expect(warnings).toHaveBeenCalledTimes(1);
});

test('with `built-in-only` nothing is asked', async () => {
  await open({ builtInOnly: true });
  expect(titles()).toEqual(builtIn);
  expect(listProjects).not.toHaveBeenCalled();
});

test('a gallery that is taken away before the answer notes nothing', async () => {
  const answer = Promise.withResolvers<readonly GalleryRow[]>();
  listProjects.mockReturnValueOnce(answer.promise);
  await open();
  await act(async () => root.unmount());
  await act(async () => answer.reject(new Error('503')));
  expect(warnings).not.toHaveBeenCalled();
});

test('a gallery that comes again shows at once what is known', async () => {
  const backend = askedOnce(listProjects);
  await open({ backend });
  await act(async () => root.unmount());
  root = createRoot(place);
  // Without a wait, in which an answer could come.
  act(() => root.render(<Gallery {...props} backend={backend} />));
  expect(titles()).toEqual([row.title, facade.title, ...builtIn]);
  await act(async () => {});
  expect(listProjects).toHaveBeenCalledTimes(1);
});

test('the filter shows its projects, says how many, and tells the page', async () => {
  await open();
  expect(button(messages.filters.all).getAttribute('aria-pressed')).toBe('true');
  await press(messages.filters.other);
  expect(titles()).toEqual([facade.title]);
  expect(status()).toBe(counted(1));
  expect(button(messages.filters.all).getAttribute('aria-pressed')).toBe('false');
  expect(button(messages.filters.other).getAttribute('aria-pressed')).toBe('true');
  await press(messages.filters.painting);
  expect(titles()).toEqual([row.title, ...builtIn]);
  await press(messages.filters.painting);
  expect(emit.mock.calls).toEqual([
    ['project-filter-changed', { filter: 'other' }],
    ['project-filter-changed', { filter: 'painting' }],
  ]);
});

test('a filter that lets nothing through says so', async () => {
  await open({ builtInOnly: true });
  await press(messages.filters.other);
  expect(titles()).toEqual([]);
  expect(place.textContent).toContain(messages.emptyOther);
  expect(status()).toBe(counted(0));
  await press(messages.filters.all);
  expect(titles()).toEqual(builtIn);
  expect(place.querySelector('.empty')).toBeNull();
});

test.each(languages)('other work that cannot be shown yet leads to where one asks (%s)', async (language) => {
  const own = await loadGalleryWords(language);
  await open({ builtInOnly: true, language, words: own });
  await press(own.messages.filters.other);
  const link = place.querySelector('.empty a');
  expect(link?.textContent).toBe(own.messages.ask);
  expect(link?.getAttribute('href')).toBe(pageAddress('quote', language));
});

test('a gallery without painting says so, and invents nothing', async () => {
  await open({ builtInOnly: true, words: { ...words, projects: [] } });
  await press(messages.filters.painting);
  expect(place.querySelector('.empty')?.textContent).toBe(messages.empty);
});

test('drawings are called so, photographs are not', async () => {
  const photographed = words.projects.map((project) => ({
    ...project,
    before: { ...project.before, isDrawn: false },
    after: { ...project.after, isDrawn: false },
  }));
  await open({ builtInOnly: true });
  expect(place.querySelector('header')?.textContent).toContain(messages.drawn);
  const own = { ...words, projects: photographed };
  await act(async () => root.render(<Gallery {...props} builtInOnly words={own} />));
  expect(place.querySelector('header')?.textContent).not.toContain(messages.drawn);
});

test('`hide-title` leaves out title and introduction', async () => {
  await open({ hideTitle: true });
  expect(place.textContent).not.toContain(messages.introduction);
  await act(async () => root.render(<Gallery {...props} />));
  expect(place.querySelector('h2')?.textContent).toBe(messages.title);
  expect(place.textContent).toContain(messages.introduction);
});
