import { expect, test } from 'vitest';
import { pages, readBuilt } from './built-site.ts';

test('nothing on a page moves without end: who reads is not drawn away for longer than a while (WCAG 2.2.2)', () => {
  const styles = new Set(
    pages.flatMap(({ $ }) =>
      $('link[rel=stylesheet]:not([data-ssr], [media=print])')
        .toArray()
        .map((link) => $(link).attr('href') ?? ''),
    ),
  );
  const pulsing = [...styles].map((path) => readBuilt(path)).filter((css) => css.includes('.pulse'));
  expect(pulsing.length).toBeGreaterThan(0);
  for (const css of pulsing) expect(css).not.toMatch(/\.pulse[^}]*infinite/);
});
