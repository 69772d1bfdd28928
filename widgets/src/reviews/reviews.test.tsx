// @vitest-environment happy-dom
import { languages, type Language } from '@vakman/domain/languages/languages';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReviewsProps } from './reviews.props.ts';
import { Reviews } from './reviews.tsx';
import { loadReviewsWords, type ReviewsWords } from './reviews.words.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let place: HTMLElement;
let root: Root | undefined;
const complaints = vi.spyOn(console, 'error');

beforeEach(() => {
  vi.clearAllMocks();
  place = document.createElement('div');
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  expect(complaints).not.toHaveBeenCalled();
});

/** The words of the widget, with a score and reviews that stay when the firm's change. */
async function wordsOf(language: Language): Promise<ReviewsWords> {
  const words = await loadReviewsWords(language);
  const reviews = words.reviews.map((review, index) => ({
    ...review,
    date: '2026-06',
    month: 'juni 2026',
    rating: index === 1 ? 4.5 : 5,
  }));
  const score = {
    ...words.score,
    rating: 4.9,
    ratingScale: 5,
    googleReviewCount: 7,
    countedOn: '27-11-2026',
  };
  return { ...words, reviews, score };
}

const propsOf = async (language: Language): Promise<ReviewsProps> => ({
  language,
  words: await wordsOf(language),
  emit: vi.fn(),
});

/** As the build renders it. */
async function rendered(language: Language, changes: Partial<ReviewsProps> = {}): Promise<ReviewsProps> {
  const props = { ...(await propsOf(language)), ...changes };
  place.innerHTML = renderToString(<Reviews {...props} />);
  return props;
}

const find = (selector: string) => place.querySelector(selector) as HTMLElement;
const texts = (selector: string) =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => textContent);
const spoken = () => [...place.querySelectorAll('[role=img]')].map((row) => row.getAttribute('aria-label'));

test.each(languages)('hydrating changes nothing (%s)', async (language) => {
  const props = await rendered(language);
  const [before, list] = [place.innerHTML, find('ul')];
  await act(async () => {
    root = hydrateRoot(place, <Reviews {...props} />);
  });
  expect(place.innerHTML).toBe(before);
  expect(find('ul')).toBe(list);
});

test('four reviews: stars, project, words, name, place and month', async () => {
  const { words } = await rendered('nl');
  expect(texts('li')).toHaveLength(4);
  const [first] = words.reviews;
  expect(texts('li:first-child :is(h3, blockquote, b, time)')).toEqual([
    first?.project,
    first?.text,
    first?.name,
    'juni 2026',
  ]);
  expect(find('time').getAttribute('datetime')).toBe('2026-06');
});

test('stars are told in words and drawn by halves', async () => {
  const { words } = await rendered('nl');
  const told = (rating: number) => `${rating.toLocaleString('nl-NL')} van 5 sterren`;
  expect(spoken()).toEqual([4.9, ...words.reviews.map(({ rating }) => rating)].map(told));
  const halves = [...place.querySelectorAll('li svg svg')].map((row) => Number(row.getAttribute('width')));
  expect(halves).toEqual(words.reviews.map(({ rating }) => rating * 24));
  expect(halves[1]).toBe(4.5 * 24);
});

test('the score, what it is based on and as of when, and how reviews are checked', async () => {
  const { words } = await rendered('nl');
  expect(find('.rating').textContent).toBe('4,9');
  expect(find('.score').textContent).toContain('Op basis van 7+ beoordelingen op Google');
  expect(find('.score').textContent).toContain('Geteld op 27-11-2026: 7');
  expect(find('.score').textContent).toContain(words.messages.checked);
});

test('the page of all reviews opens in a new tab, and says so', async () => {
  const { words } = await rendered('nl');
  const link = find('a');
  expect(link.getAttribute('href')).toBe(words.score.page);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
  expect(link.textContent).toBe(`${words.messages.page} ${words.messages.newTab}`);
});

test('a translated review says from which language', async () => {
  await rendered('de');
  expect(texts('li .small')).toEqual(Array.from({ length: 4 }, () => 'Übersetzt (Original: Niederländisch)'));
  await rendered('nl');
  expect(texts('li .small')).toEqual([]);
});

test('the title can be left out', async () => {
  const { words } = await rendered('nl');
  expect(texts('h2')).toEqual([words.messages.title]);
  await rendered('nl', { hideTitle: true });
  expect(texts('h2')).toEqual([]);
});

test('a host finds its parts', async () => {
  await rendered('nl');
  expect(place.querySelectorAll('[part=score]')).toHaveLength(1);
  expect(place.querySelectorAll('[part=review]')).toHaveLength(4);
});
