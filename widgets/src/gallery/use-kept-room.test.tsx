// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useKeptRoom } from './use-kept-room.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function List({ settled }: { readonly settled: boolean }) {
  const { list, isCut, release } = useKeptRoom(settled);
  return (
    <>
      <ul ref={list} />
      <button type="button" onClick={release}>
        {String(isCut)}
      </button>
    </>
  );
}

const windowHeight = 800;
let root: Root;
let place: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<div></div>';
  place = document.body.firstElementChild as HTMLElement;
  vi.stubGlobal('innerHeight', windowHeight);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A list that stands at `top`, `height` high, before and after `content` px of projects come into it. */
async function settle(at: { top: number; height: number; content: number }): Promise<void> {
  const { prototype } = HTMLElement;
  vi.spyOn(prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, at.top, 600, at.height));
  vi.spyOn(prototype, 'clientHeight', 'get').mockReturnValue(at.height);
  vi.spyOn(prototype, 'scrollHeight', 'get').mockReturnValue(at.content);
  root = createRoot(place);
  await act(async () => root.render(<List settled={false} />));
  expect(height()).toBe(`${at.height}px`);
  await act(async () => root.render(<List settled />));
}

const height = () => place.querySelector('ul')?.style.blockSize;
const isCut = () => place.querySelector('button')?.textContent;
const release = () => act(async () => place.querySelector('button')?.click());

test('a list whose end is out of sight below takes the height it needs', async () => {
  await settle({ top: 100, height: windowHeight, content: 2000 });
  expect(height()).toBe('');
  expect(isCut()).toBe('false');
});

test('a list whose end is in sight stays as high as it was, and shows that there is more', async () => {
  await settle({ top: 100, height: 600, content: 2000 });
  expect(height()).toBe('600px');
  expect(isCut()).toBe('true');
  await release();
  expect(height()).toBe('');
  expect(isCut()).toBe('false');
});

test('a list that was passed stays, because what follows it is in sight', async () => {
  await settle({ top: -1500, height: 1000, content: 2000 });
  expect(height()).toBe('1000px');
});

test('projects that need less room than there was cut nothing', async () => {
  await settle({ top: 100, height: 600, content: 600 });
  expect(height()).toBe('600px');
  expect(isCut()).toBe('false');
});
