import type { Page } from '@playwright/test';
import { differingPixels } from '../hosts/differing-pixels.ts';
import { friendlyHost, hosts } from '../hosts/hosts.ts';
import type { Trial } from '../hosts/trial.ts';
import { trials } from '../hosts/trials.ts';
import { visitHost } from '../hosts/visit-host.ts';
import type { WidgetVisit } from '../hosts/widget-visit.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';

/** Tall enough for the tallest widget, so that a screenshot scrolls nothing. */
test.use({ viewport: { width: 800, height: 2600 } });

/** How a widget looks at first, and in the state that its trial reaches. */
async function looks(page: Page, visit: WidgetVisit, trial: Trial): Promise<Buffer[]> {
  const shoot = async (selector: string) => {
    await visit.sees(selector);
    const widget = page.locator(`${trial.tag} ${selector}`);
    // A picture that came may not be painted yet.
    await widget
      .locator('img')
      .evaluateAll((pictures) =>
        Promise.all(pictures.map((picture) => (picture as HTMLImageElement).decode())),
      );
    return widget.screenshot({ animations: 'disabled' });
  };
  const first = await shoot(trial.looks[0]);
  await trial.reach(visit);
  return [first, await shoot(trial.looks[1])];
}

/** Pixels at the edges of lines that a host may draw otherwise, because it draws in layers. */
const negligible = 24;
const states = ['at first', 'after the visitor did something'];

/** Looks on the friendly host, made once in each worker. */
const wanted = new Map<Trial, Promise<Buffer[]>>();

/**
 * Every second pair: each host meets half of the widgets, each widget half of the hosts. The friendly host meets all;
 * `VAKMAN_EVERY_PAIR=1` is for whoever changes what all widgets stand in.
 */
const pairs = trials.map((trial, index) => ({
  trial,
  met: hosts.filter(
    (host, place) =>
      process.env['VAKMAN_EVERY_PAIR'] !== undefined || host === friendlyHost || (index + place) % 2 === 0,
  ),
}));

for (const { trial, met } of pairs) {
  test.describe(trial.tag, () => {
    // In one worker, which has to look at the friendly host but once.
    test.describe.configure({ mode: 'default' });
    for (const host of met) {
      const { looksTheSame = true } = host;
      test(`works ${looksTheSame ? 'and looks the same ' : ''}on host ${host.name}`, async ({
        context,
        page,
        stack,
      }) => {
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        const friendly = async () => {
          const other = await context.newPage();
          const pictures = await looks(
            other,
            await visitHost(other, stack.hostsUrl, friendlyHost, trial),
            trial,
          );
          await other.close();
          return pictures;
        };
        if (!wanted.has(trial)) wanted.set(trial, friendly());
        const same = await wanted.get(trial);
        const visit = await visitHost(page, stack.hostsUrl, host, trial);
        const found = await looks(page, visit, trial);
        for (const [index, picture] of looksTheSame ? found.entries() : []) {
          const { pixels, difference } = await differingPixels(same?.[index] ?? Buffer.of(), picture);
          const name = states[index] ?? '';
          if (difference && pixels > negligible)
            await test.info().attach(name, { body: difference, contentType: 'image/png' });
          expect.soft(pixels, `pixels that differ ${name}`).toBeLessThanOrEqual(negligible);
        }
        await trial.act(visit, stack);
        expect(errors).toEqual([]);
      });
    }
  });
}
