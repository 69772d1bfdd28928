import { draftKey } from '@vakman/domain/stored-items/stored-keys';
import { exampleRequest } from '@vakman/domain/quote-request/quote-request.example';
import type { QuoteRequestRow } from '@vakman/domain/quote-request/quote-request.row';
import { act, createElement, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { QuoteFormProps } from './quote-form.props.ts';
import { QuoteForm } from './quote-form.tsx';
import { loadQuoteFormWords } from './quote-form.words.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// As with somebody who takes longer to fill in the form than its rules take to come.
await import('./quote-form.check.ts');

export const words = await loadQuoteFormWords('nl');
export const { messages } = words;

export const good = exampleRequest;

export const emit = vi.fn();
export const insert = vi.fn(async (_row: QuoteRequestRow): Promise<string | undefined> => undefined);
const backend = { insert, notify: async () => {}, uploadPhoto: async () => '' };
export const props: QuoteFormProps = { language: 'nl', words, emit, backend };

let root: Root | undefined;
/** Where the form stands. */
export let place: HTMLElement;
export const complaints = vi.spyOn(console, 'error');

/** A visitor with an empty page before each test of the file, on which nothing went wrong after it. */
export function visitEachTime(): void {
  beforeEach(() => {
    vi.clearAllMocks();
    localStorage.removeItem(draftKey);
    document.body.innerHTML = '<div></div>';
    place = document.body.firstElementChild as HTMLElement;
  });
  afterEach(async () => {
    await leave();
    expect(complaints).not.toHaveBeenCalled();
  });
}

export async function show(what: ReactNode): Promise<void> {
  root ??= createRoot(place);
  await act(async () => root?.render(what));
}

export const open = (changes: Partial<QuoteFormProps> = {}) =>
  show(createElement(QuoteForm, { ...props, ...changes }));

/** As the build does it. */
export function render(changes: Partial<QuoteFormProps> = {}): void {
  place.innerHTML = renderToString(createElement(QuoteForm, { ...props, ...changes }));
}

export async function hydrate(changes: Partial<QuoteFormProps> = {}): Promise<void> {
  await act(async () => {
    root = hydrateRoot(place, createElement(QuoteForm, { ...props, ...changes }));
  });
}

export async function leave(): Promise<void> {
  await act(async () => root?.unmount());
  root = undefined;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export const control = (name: string) => place.querySelector(`[name=${name}]`) as Control;
export const values = () => Object.fromEntries(Object.keys(good).map((name) => [name, control(name).value]));
export const button = (text: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === text) as HTMLButtonElement;

/** As a visitor does it: past React's own setter of `value`. */
export async function type(texts: Record<string, string>): Promise<void> {
  await act(async () => {
    for (const [name, text] of Object.entries(texts)) {
      const element = control(name);
      Reflect.set(Object.getPrototypeOf(element) as object, 'value', text, element);
      element.dispatchEvent(new Event(element.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
    }
  });
}

export async function submit(times = 1): Promise<void> {
  await act(async () => {
    for (let click = 0; click < times; click += 1) {
      place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    }
  });
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  while (button(messages.submitting)) await act(turn);
}
