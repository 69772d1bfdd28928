// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastRegion } from './toast.tsx';
import { useToasts, type ToastMessage } from './use-toasts.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
const page: { show?: (message: ToastMessage) => void } = {};

function Page() {
  const toasts = useToasts();
  useEffect(() => {
    page.show = toasts.show;
  }, [toasts.show]);
  return <ToastRegion toast={toasts.current} closeLabel="close" onClose={toasts.next} />;
}

const titles = () => [...document.querySelectorAll('strong')].map(({ textContent }) => textContent);
const box = () => document.querySelector('.toast') as HTMLElement;
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
const showAll = (...messages: ToastMessage[]) =>
  act(async () => messages.forEach((message) => page.show?.(message)));

beforeEach(async () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
  await act(async () => root.render(<Page />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

const warning: ToastMessage = { kind: 'warning', title: 'first', text: 'one' };
const success: ToastMessage = { kind: 'success', title: 'second', text: 'two' };

test('one notice is seen at a time, each for four seconds', async () => {
  await showAll(warning, success);
  expect(titles()).toEqual(['first']);
  await pass(3999);
  expect(titles()).toEqual(['first']);
  await pass(1);
  expect(titles()).toEqual(['second']);
  await pass(4000);
  expect(titles()).toEqual([]);
});

test('a notice that is pointed at or focused stays', async () => {
  await showAll(warning);
  await act(async () => box().querySelector('button')?.focus());
  await pass(60_000);
  expect(titles()).toEqual(['first']);
  await act(async () => box().querySelector('button')?.blur());
  await pass(4000);
  expect(titles()).toEqual([]);
});

test('the button and Escape close it', async () => {
  await showAll(warning, success);
  await act(async () => box().querySelector('button')?.click());
  expect(titles()).toEqual(['second']);
  await act(async () => box().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(titles()).toEqual([]);
});

test('errors interrupt, the rest is said politely', async () => {
  await showAll(success);
  expect(box().closest('output')).not.toBeNull();
  await pass(4000);
  const phone = { display: '036 000 00 00', href: 'tel:+31360000000' };
  await showAll({ kind: 'error', title: 'failed', text: 'call', phone });
  expect(box().closest('[role=alert]')).not.toBeNull();
  expect(box().querySelector('a')?.getAttribute('href')).toBe(phone.href);
});
