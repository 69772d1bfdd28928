import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostUrl } from '../hosts/host-handler.ts';
import { friendlyHost } from '../hosts/hosts.ts';
import { trials } from '../hosts/trials.ts';
import { WidgetVisit } from '../hosts/widget-visit.ts';
import { stack } from '../support/stack/stack.ts';
import type { Engine, EngineBrowser } from './engine.ts';
import { trySignIn } from './sign-in-trial.ts';

/** The tests in one engine: every widget on our own page and on another website, and the way into the dashboard. */
export function tryEverything({ start }: Engine): void {
  let browser: EngineBrowser;
  beforeAll(async () => {
    browser = await start();
  });
  afterAll(() => browser.close());

  describe.each(trials)('$tag', (trial) => {
    const elsewhere = ['another website', hostUrl(stack.hostsUrl, friendlyHost, trial)] as const;
    const own = trial.ownPage && (['our own page', stack.siteUrl + trial.ownPage] as const);
    test.each(own ? [own, elsewhere] : [elsewhere])('does its work on %s', async (_, url) => {
      const visit = new WidgetVisit(browser, trial);
      // What an earlier test chose; a new visitor has chosen nothing. A page with a form would keep it once more.
      await browser.open(new URL('/robots.txt', url).href);
      await browser.read('void (localStorage.clear(), sessionStorage.clear())');
      await browser.open(url);
      await visit.arrive();
      await trial.reach(visit);
      await expect(trial.act(visit, stack)).resolves.toBeUndefined();
    });
  });

  test('a customer signs in, stays in when the page is loaded anew, and signs out', async () => {
    await expect(trySignIn(browser, stack)).resolves.toBeUndefined();
  });
}
