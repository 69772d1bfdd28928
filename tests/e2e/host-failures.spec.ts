import { friendlyHost } from '../hosts/hosts.ts';
import { hostUrl } from '../hosts/host-handler.ts';
import { trialOf } from '../hosts/trials.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';

test('on a page that took away what every library needs, the link stays and the page is told', async ({
  page,
  stack,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'WeakMap');
    document.addEventListener('widget-load-failed', (event) => {
      document.documentElement.dataset['told'] = (event as CustomEvent<{ tag: string }>).detail.tag;
    });
  });
  const trial = trialOf('quote-form');
  await page.goto(hostUrl(stack.hostsUrl, friendlyHost, trial));
  await expect(page.locator('html')).toHaveAttribute('data-told', trial.tag);
  await expect(page.locator(`${trial.tag} a`)).toBeVisible();
});
