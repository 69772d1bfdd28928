import type { Page } from '@playwright/test';
import { friendlyHost } from '../hosts/hosts.ts';
import { hostUrl } from '../hosts/host-handler.ts';
import { trialOf } from '../hosts/trials.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';

/** What the page was told of widgets that did not load. */
const told = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'told') as unknown);

test('on a page that extends every object, which no library bears, the link stays and the page is told', async ({
  page,
  stack,
}) => {
  await page.addInitScript(() => {
    Reflect.set(Object.prototype, 'extended', () => {});
    document.addEventListener('widget-load-failed', (event) =>
      Object.defineProperty(globalThis, 'told', { value: (event as CustomEvent).detail as unknown }),
    );
  });
  const trial = trialOf('quote-form');
  await page.goto(hostUrl(stack.hostsUrl, friendlyHost, trial));
  await expect.poll(() => told(page)).toEqual({ tag: trial.tag });
  await expect(page.locator(`${trial.tag} a`)).toBeVisible();
});
