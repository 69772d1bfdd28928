// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ComparisonSlider } from './comparison-slider.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const slider = (
  <ComparisonSlider
    before={<img src="data:," alt="toen" />}
    after={<img src="data:," alt="nu" />}
    label="Vergelijk het huis"
    words={{ before: 'Voor', after: 'Na', divided: '{before} % voor, {after} % na' }}
  />
);

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<div></div>';
  place = document.body.firstElementChild as HTMLElement;
});
afterEach(() => act(async () => root.unmount()));

const range = () => place.querySelector('input') as HTMLInputElement;
const box = () => place.querySelector('[part=slider]') as HTMLElement;
const divider = () => box().style.getPropertyValue('--at');

async function open(): Promise<void> {
  root = createRoot(place);
  await act(async () => root.render(slider));
  vi.spyOn(box(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 400, 300));
}

type Pointing = 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel';

async function point(type: Pointing, x: number, init: PointerEventInit & { y?: number } = {}): Promise<void> {
  const { y = 0, ...more } = init;
  const where = { clientX: x, clientY: y, pointerId: 1, isPrimary: true, bubbles: true };
  await act(async () => {
    box().dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', ...where, ...more }));
  });
}

const touch = { pointerType: 'touch' };

async function setRange(value: string): Promise<void> {
  await act(async () => {
    Reflect.set(HTMLInputElement.prototype, 'value', value, range());
    range().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('it begins in the middle and says in words how it is divided', async () => {
  await open();
  const { type, min, max, value } = range();
  expect({ type, min, max, value }).toEqual({ type: 'range', min: '0', max: '100', value: '50' });
  expect(range().getAttribute('aria-label')).toBe('Vergelijk het huis');
  expect(range().getAttribute('aria-valuetext')).toBe('50 % voor, 50 % na');
  expect(divider()).toBe('50%');
});

test('keys move the range, and the pictures follow', async () => {
  await open();
  await setRange('31');
  expect(divider()).toBe('31%');
  expect(range().getAttribute('aria-valuetext')).toBe('31 % voor, 69 % na');
});

test('the mouse moves it from where it presses until it lets go, and no further than the edges', async () => {
  await open();
  await point('pointerdown', 200);
  expect(range().value).toBe('25');
  expect(document.activeElement).toBe(range());
  await point('pointermove', 9000);
  expect(range().value).toBe('100');
  await point('pointermove', -9000);
  expect(range().value).toBe('0');
  await point('pointerup', 300);
  await point('pointermove', 400);
  expect(range().value).toBe('0');
});

test('another button of the mouse does nothing', async () => {
  await open();
  await point('pointerdown', 200, { button: 2 });
  await point('pointermove', 250);
  expect(range().value).toBe('50');
});

test('a second finger does nothing', async () => {
  await open();
  await point('pointerdown', 200, { ...touch, isPrimary: false });
  await point('pointermove', 250, touch);
  expect(range().value).toBe('50');
});

test('a finger that goes down the page leaves the divider where it is', async () => {
  await open();
  await point('pointerdown', 200, touch);
  await point('pointermove', 204, { ...touch, y: 30 });
  await point('pointercancel', 204, touch);
  await point('pointermove', 300, touch);
  expect(range().value).toBe('50');
});

test('a finger that goes sideways moves it, and may then go anywhere', async () => {
  await open();
  await point('pointerdown', 200, touch);
  await point('pointermove', 220, { ...touch, y: 4 });
  expect(range().value).toBe('30');
  await point('pointermove', 240, { ...touch, y: 90 });
  expect(range().value).toBe('35');
});

test('a tap puts it there', async () => {
  await open();
  await act(async () => {
    box().dispatchEvent(new MouseEvent('click', { clientX: 420, bubbles: true }));
  });
  expect(range().value).toBe('80');
});

test('what the build renders shows both halves, has no style of its own, and no range that would not answer', async () => {
  place.innerHTML = renderToString(slider);
  expect(place.innerHTML).not.toContain('style=');
  expect(range().disabled).toBe(true);
  const rendered = range();
  await act(async () => {
    root = hydrateRoot(place, slider);
  });
  expect(range()).toBe(rendered);
  expect(range().disabled).toBe(false);
});
