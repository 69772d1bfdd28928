// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { raiseLoadFailure } from './load-failure.ts';

const error = new TypeError('Failed to fetch');
const tag = 'vakman-reviews';

afterEach(() => {
  document.body.innerHTML = '';
});

test('a file that did not arrive is told to the widgets and the window, and thrown again', () => {
  document.body.innerHTML = `<${tag}></${tag}><${tag}></${tag}>`;
  const told = vi.fn();
  const raised = vi.fn();
  document.addEventListener('widget-load-failed', told);
  addEventListener('vakman:preload-error', raised, { once: true });
  expect(() => raiseLoadFailure(tag, document.querySelectorAll(tag), error)).toThrow(error);
  document.removeEventListener('widget-load-failed', told);
  expect(told.mock.calls.map(([event]) => (event as CustomEvent).detail as unknown)).toEqual([
    { tag },
    { tag },
  ]);
  expect(document.querySelectorAll('[data-failed]')).toHaveLength(2);
  expect(raised.mock.calls[0]?.[0]).toMatchObject({ detail: { tag, error }, cancelable: true });
});

test('a page that handles the error hears no more of it', () => {
  addEventListener('vakman:preload-error', (event) => event.preventDefault(), { once: true });
  expect(() => raiseLoadFailure(tag, [], error)).not.toThrow();
});
