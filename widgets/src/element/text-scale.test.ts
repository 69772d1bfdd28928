// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const written: string[] = [];

beforeEach(() => {
  vi.resetModules();
  written.length = 0;
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = (css: string) => written.push(css);
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The sheet on a device whose visitor chose a size of text. */
async function sheetAt(fontSize: string) {
  vi.spyOn(globalThis, 'getComputedStyle').mockReturnValue({ fontSize } as CSSStyleDeclaration);
  return (await import('./text-scale.ts')).textScaleSheet();
}

test('text is as much larger as the visitor chose, whatever the page does', async () => {
  document.documentElement.style.fontSize = '10px';
  await sheetAt('24px');
  expect(written).toEqual([':host{--vakman-text-scale:1.5}']);
  const [probe] = vi.mocked(getComputedStyle).mock.calls[0] ?? [];
  expect((probe as HTMLElement).style.cssText).toMatch(
    /all: *initial *!important; *font-size: *medium *!important/,
  );
  expect(probe?.isConnected).toBe(false);
});

test.each(['16px', ''])('nothing is written where the size is "%s"', async (fontSize) => {
  await sheetAt(fontSize);
  expect(written).toEqual([]);
});

test('it is asked once for all widgets', async () => {
  const first = await sheetAt('20px');
  expect(await sheetAt('20px')).toBe(first);
  expect(written).toHaveLength(1);
});
