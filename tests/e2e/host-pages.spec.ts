import type { Page } from '@playwright/test';
import { hostUrl } from '../hosts/host-handler.ts';
import { friendlyHost, hosts, unfriendlyHosts } from '../hosts/hosts.ts';
import type { Host } from '../hosts/host.ts';
import { WidgetVisit } from '../hosts/browsing.ts';
import { playwrightBrowsing } from '../hosts/playwright-browsing.ts';
import { differingPixels } from '../hosts/differing-pixels.ts';
import type { Trial } from '../hosts/trial.ts';
import { trials } from '../hosts/trials.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';

/** Tall enough for the tallest widget, so that a screenshot scrolls nothing. */
test.use({ viewport: { width: 800, height: 2600 } });

async function visitHost(page: Page, hostsUrl: string, host: Host, trial: Trial): Promise<WidgetVisit> {
  const visit = new WidgetVisit(playwrightBrowsing(page), trial.tag);
  await visit.browsing.open(hostUrl(hostsUrl, host.name, trial.element));
  if (host.late) await visit.until('the host is done', "document.documentElement.hasAttribute('data-done')");
  await visit.arrive();
  return visit;
}

/** How a widget looks at first, and in the state that its trial reaches. */
async function looks(page: Page, hostsUrl: string, host: Host, trial: Trial): Promise<Buffer[]> {
  const visit = await visitHost(page, hostsUrl, host, trial);
  const shoot = async () => {
    await visit.sees(trial.look);
    return page.locator(`${trial.tag} ${trial.look}`).screenshot({ animations: 'disabled' });
  };
  const first = await shoot();
  await trial.reach(visit);
  return [first, await shoot()];
}

for (const trial of trials) {
  test.describe(trial.tag, () => {
    for (const host of hosts) {
      test(`works on a host that is ${host.name}`, async ({ page, stack }) => {
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        await trial.act(await visitHost(page, stack.hostsUrl, host, trial), stack);
        expect(errors).toEqual([]);
      });
    }

    for (const host of unfriendlyHosts.filter(({ looksTheSame = true }) => looksTheSame)) {
      test(`looks the same on a host that is ${host.name}`, async ({ page, stack }) => {
        const wanted = await looks(page, stack.hostsUrl, friendlyHost, trial);
        const found = await looks(page, stack.hostsUrl, host, trial);
        for (const [state, picture] of found.entries()) {
          const { pixels, difference } = await differingPixels(wanted[state] as Buffer, picture);
          if (pixels > 0)
            await test.info().attach(`state-${state}.png`, { body: difference, contentType: 'image/png' });
          expect(pixels, state === 0 ? 'at first' : 'after the visitor did something').toBe(0);
        }
      });
    }
  });
}
