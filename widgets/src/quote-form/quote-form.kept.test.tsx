// @vitest-environment happy-dom
import { languages } from '@vakman/domain/languages/languages';
import { draftKey } from '@vakman/domain/stored-items/stored-keys';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { RenderBoundary } from '../element/render-boundary.tsx';
import type { QuoteFormProps } from './quote-form.props.ts';
import { QuoteForm } from './quote-form.tsx';
import {
  button,
  complaints,
  control,
  good,
  hydrate,
  leave,
  messages,
  open,
  place,
  props,
  render,
  show,
  type,
  values,
  visitEachTime,
  words,
} from './quote-form.visitor.ts';
import { loadQuoteFormWords } from './quote-form.words.ts';

visitEachTime();

describe('what the build rendered', () => {
  test.each(languages)('is hydrated without a difference (%s)', async (language) => {
    const own = { language, words: await loadQuoteFormWords(language), source: 'klusgids' };
    render(own);
    const before = control('email');
    await hydrate(own);
    expect(control('email')).toBe(before);
  });

  test('is a form that works without script', async () => {
    render({ source: 'klusgids' });
    const form = place.querySelector('form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('enctype')).toBe('multipart/form-data');
    expect(form?.getAttribute('action')).toMatch(/\/api\/submit-quote-request$/);
    const names = [...place.querySelectorAll('[name]')].map((element) => element.getAttribute('name'));
    expect(new Set(names)).toEqual(
      new Set([...Object.keys(good), 'photos', 'language', 'source', 'vk_check']),
    );
  });

  test('keeps what was typed before it was hydrated', async () => {
    render();
    control('name').value = 'Vroege Vogel';
    await hydrate({ name: 'of the page', email: 'page@example.test' });
    expect(values()).toMatchObject({ name: 'Vroege Vogel', email: 'page@example.test' });
  });
});

test('what was typed is found again, and can be thrown away', async () => {
  await open();
  await type({ name: 'Jo', message: 'kozijnen' });
  await leave();
  await open();
  expect(values()).toMatchObject({ name: 'Jo', message: 'kozijnen' });
  expect(place.querySelector('.restored')).not.toBeNull();
  await act(async () => button(messages.draft.discard).click());
  expect(Object.values(values()).join('')).toBe('');
  expect(localStorage.getItem(draftKey)).toBeNull();
  expect(place.querySelector('.restored')).toBeNull();
});

test('what was typed is kept when the form fails', async () => {
  const failed = vi.fn();
  const openWith = (words: QuoteFormProps['words']) =>
    show(
      <RenderBoundary onFailed={failed}>
        <QuoteForm {...props} words={words} />
      </RenderBoundary>,
    );
  await openWith(words);
  await type({ name: 'Jo', message: 'kozijnen' });
  await openWith({ ...words, messages: undefined as never });
  expect(failed).toHaveBeenCalledOnce();
  complaints.mockClear();
  await leave();
  await open();
  expect(values()).toMatchObject({ name: 'Jo', message: 'kozijnen' });
});
