// @vitest-environment happy-dom
import { languages } from '@vakman/domain/languages/languages';
import { draftKey } from '@vakman/domain/stored-items/stored-keys';
import type { QuoteRequestRow } from '@vakman/supabase/client/quote-request.row';
import { fill } from '@vakman/domain/text/fill';
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { facts } from '../../generated/facts.ts';
import type { QuoteFormProps } from './quote-form.props.ts';
import { QuoteForm } from './quote-form.tsx';
import { loadQuoteFormWords } from './quote-form.words.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const words = await loadQuoteFormWords('nl');
const { messages } = words;

const good = {
  name: 'Jo de Vries',
  email: 'jo@example.test',
  phone: '0612345678',
  street_address: 'Dam 1 hoog',
  postal_code: '1315ab',
  square_meters: '25-50',
  timeline: 'asap',
  message: 'De kozijnen bladderen.',
};

const emit = vi.fn();
const insert = vi.fn(async (_row: QuoteRequestRow) => {});
const backend = { insert, notify: async () => {}, uploadPhoto: async () => '' };
const props: QuoteFormProps = { language: 'nl', words, emit, backend };

let root: Root;
let place: HTMLElement;
const complaints = vi.spyOn(console, 'error');

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  document.body.innerHTML = '<div></div>';
  place = document.body.firstElementChild as HTMLElement;
});
afterEach(async () => {
  await act(async () => root.unmount());
  expect(complaints).not.toHaveBeenCalled();
});

async function open(changes: Partial<QuoteFormProps> = {}): Promise<void> {
  root = createRoot(place);
  await act(async () => root.render(<QuoteForm {...props} {...changes} />));
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const control = (name: string) => place.querySelector(`[name=${name}]`) as Control;
const values = () => Object.fromEntries(Object.keys(good).map((name) => [name, control(name).value]));
const button = (text: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === text) as HTMLButtonElement;

/** As a visitor does it: past React's own setter of `value`. */
async function type(texts: Record<string, string>): Promise<void> {
  await act(async () => {
    for (const [name, text] of Object.entries(texts)) {
      const element = control(name);
      Reflect.set(Object.getPrototypeOf(element) as object, 'value', text, element);
      element.dispatchEvent(new Event(element.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
    }
  });
}

async function submit(times = 1): Promise<void> {
  await act(async () => {
    for (let click = 0; click < times; click += 1) {
      place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    }
  });
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  while (button(messages.submitting)) await act(turn);
}

describe('what the build rendered', () => {
  test.each(languages)('is hydrated without a difference (%s)', async (language) => {
    const own = { ...props, language, words: await loadQuoteFormWords(language), source: 'klusgids' };
    place.innerHTML = renderToString(<QuoteForm {...own} />);
    const before = control('email');
    await act(async () => {
      root = hydrateRoot(place, <QuoteForm {...own} />);
    });
    expect(control('email')).toBe(before);
  });

  test('is a form that works without script', async () => {
    place.innerHTML = renderToString(<QuoteForm {...props} source="klusgids" />);
    root = createRoot(document.createElement('div'));
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
    place.innerHTML = renderToString(<QuoteForm {...props} />);
    control('name').value = 'Vroege Vogel';
    await act(async () => {
      root = hydrateRoot(place, <QuoteForm {...props} name="of the page" email="page@example.test" />);
    });
    expect(values()).toMatchObject({ name: 'Vroege Vogel', email: 'page@example.test' });
  });
});

test('an empty form is answered by a summary in the order of the form, and by each field', async () => {
  await open();
  await submit();
  const { errors } = messages;
  const summary = place.querySelector('[role=alert]');
  expect(document.activeElement).toBe(summary);
  expect([...(summary?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual([
    errors.name.tooShort,
    errors.email.invalid,
    errors.phone.tooShort,
    errors.street_address.tooShort,
    errors.postal_code.tooShort,
    errors.square_meters.required,
    errors.timeline.required,
    errors.message.tooShort,
  ]);
  expect(control('phone').getAttribute('aria-invalid')).toBe('true');
  expect(control('phone').getAttribute('aria-describedby')).toBe('phone-hint phone-error');
  await act(async () => summary?.querySelector<HTMLElement>('a[href="#phone"]')?.click());
  expect(document.activeElement).toBe(control('phone'));
  expect(insert).not.toHaveBeenCalled();
});

test('after the first submit a field is checked while it is typed in', async () => {
  await open();
  await submit();
  await type({ name: 'Jo' });
  expect(place.querySelector('#name-error')).toBeNull();
  expect(place.querySelector('[role=alert]')?.textContent).not.toContain(messages.errors.name.tooShort);
  await type({ name: 'J' });
  expect(place.querySelector('#name-error')?.textContent).toContain(messages.errors.name.tooShort);
});

test('a good request is sent once, whatever is clicked, and ends with its reference', async () => {
  await open({ source: 'klusgids' });
  await type(good);
  await submit(2);
  expect(insert).toHaveBeenCalledOnce();
  const row = insert.mock.calls[0]?.[0];
  expect(row).toMatchObject({ ...good, language: 'nl', source: 'klusgids', photos: [] });
  const reference = `${row?.id.slice(0, 4)}-${row?.id.slice(4, 8)}`.toUpperCase();
  expect(place.textContent).toContain(fill(messages.done.reference, { reference }));
  expect(document.activeElement?.textContent).toBe(messages.done.title);
  expect(place.textContent).toContain(messages.toasts.success.title);
  expect(emit.mock.calls).toEqual([['quote-request-submitted', { reference }]]);
  await act(async () => button(messages.done.another).click());
  await vi.waitFor(() => expect(document.activeElement).toBe(control('name')));
  expect(Object.values(values()).join('')).toBe('');
});

test('a refused request keeps everything and shows the phone number', async () => {
  insert.mockRejectedValueOnce(Object.assign(new Error('refused'), { status: 500, code: 'XX000' }));
  await open();
  await type(good);
  await submit();
  expect(values()).toEqual(good);
  expect(place.querySelector('.toast')?.textContent).toContain(messages.toasts.failed.title);
  const links = [...place.querySelectorAll('a')].map(({ href }) => href);
  expect(links).toEqual([facts.company.phone.href, facts.company.phone.href]);
  expect(emit.mock.calls).toEqual([['quote-request-failed', { code: 'failed' }]]);
  await submit();
  expect(insert.mock.calls[1]?.[0].id).toBe(insert.mock.calls[0]?.[0].id);
  expect(place.textContent).toContain(messages.done.title);
});

test('a source that is none, and a filled honeypot', async () => {
  await open({ source: 'Klus Gids!' });
  await type(good);
  control('vk_check').value = 'filled by a program';
  await submit();
  expect(insert).not.toHaveBeenCalled();
  expect(place.querySelector('.toast')?.textContent).toContain(messages.toasts.failed.title);
  control('vk_check').value = '';
  await submit();
  expect(insert.mock.calls[0]?.[0].source).toBeNull();
});

test('what was typed is found again, and can be thrown away', async () => {
  await open();
  await type({ name: 'Jo', message: 'kozijnen' });
  await act(async () => root.unmount());
  await open();
  expect(values()).toMatchObject({ name: 'Jo', message: 'kozijnen' });
  expect(place.querySelector('.restored')).not.toBeNull();
  await act(async () => button(messages.draft.discard).click());
  expect(Object.values(values()).join('')).toBe('');
  expect(localStorage.getItem(draftKey)).toBeNull();
  expect(place.querySelector('.restored')).toBeNull();
});

test('the postal code tells whether we work there', async () => {
  await open();
  const hint = () => place.querySelector('#postal_code-hint')?.textContent;
  expect(hint()).toBe(messages.fields.postal_code.hint);
  await type({ postal_code: '1315' });
  expect(hint()).toBe(fill(messages.servedTown, { town: 'Almere Stad' }));
  await type({ postal_code: '9999 XX' });
  expect(hint()).toBe(messages.outsideArea);
});
