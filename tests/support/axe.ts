import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOnly } from 'axe-core';
import { atRest } from './at-rest.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every violation of WCAG 2.2 AA on the page, shadow roots included, as `rule: selector` lines. */
export const violations = (page: Page): Promise<string[]> => find(page, { type: 'tag', values: standard });

/** The same for the contrast of letters to their ground alone, which is quicker. */
export const unreadable = (page: Page): Promise<string[]> =>
  find(page, { type: 'rule', values: ['color-contrast'] });

async function find(page: Page, wanted: RunOnly): Promise<string[]> {
  // What comes up by itself is judged as it stands, not half on its way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // While a page glides to its focus, the sticky header covers what is only passing by.
  await atRest(page);
  // Through the protocol, not as a tag: the page's Content-Security-Policy stays as visitors have it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Runtime.evaluate', { expression: source });
    await protocol.detach();
  }
  const results = await page.evaluate(
    (runOnly) =>
      (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
        runOnly,
        // Only an experimental rule reads style sheets, and puts them into the page, which its policy forbids.
        preload: false,
      }),
    wanted,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.flat().join(' ')}`),
  );
}
