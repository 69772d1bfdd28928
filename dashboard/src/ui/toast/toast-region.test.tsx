// @vitest-environment happy-dom
import { act, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '../../words/use-words.ts';
import { uiWords } from '../../../generated/ui.words.ts';
import { showToast, toastDuration, undoDuration } from './show-toast.ts';
import { ToastPlace } from './toast-place.tsx';
import { toastQueue } from './toast-queue.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;

const texts = () => [...document.querySelectorAll('.toast-content')].map(({ textContent }) => textContent);
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));
const show = (...said: string[]) =>
  act(async () => {
    for (const text of said) showToast({ kind: 'success', text });
    await vi.advanceTimersByTimeAsync(0);
  });

beforeEach(async () => {
  vi.useFakeTimers();
  await Promise.all([import('./toast-region.tsx'), loadWords(uiWords)]);
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
  await act(async () =>
    root.render(
      <Suspense>
        <ToastPlace />
      </Suspense>,
    ),
  );
});
afterEach(async () => {
  await act(async () => toastQueue.clear());
  await act(async () => root.unmount());
  vi.useRealTimers();
});

test('it is read out when it comes, and goes by itself', async () => {
  await show('saved');
  expect(document.querySelector('[role=alert]')?.textContent).toBe('saved');
  await pass(toastDuration);
  expect(texts()).toEqual([]);
});

test('at most three are seen at once', async () => {
  await show('one', 'two', 'three', 'four');
  expect(texts()).toHaveLength(3);
  expect(texts()).toContain('four');
});

test('it stays while it has the focus', async () => {
  await show('saved');
  await act(async () => document.querySelector<HTMLElement>('.toast button')?.focus());
  await pass(60_000);
  expect(texts()).toEqual(['saved']);
});

test('what can be undone has a button for it, which closes it too', async () => {
  const undo = vi.fn<() => void>();
  const { undo: label } = await loadWords(uiWords);
  await act(async () => {
    showToast({ kind: 'success', text: 'removed', undo });
    await vi.advanceTimersByTimeAsync(0);
  });
  await pass(undoDuration - 1000);
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  await act(async () => button?.click());
  expect(undo).toHaveBeenCalledOnce();
  expect(texts()).toEqual([]);
});
