import type { Browser, Page } from '@playwright/test';
import { defaultLanguage, type Language } from '@vakman/domain/languages/languages';
import { roles } from '@vakman/domain/rights/rights.roles';
import { pathTo } from '@vakman/site/_data/routes.ts';
import { unreadable, violations } from '../support/axe.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import type { Stack } from '../support/stack/stack.ts';
import { screens, type Screen } from './dashboard.screens.ts';
import { keeping, sharedSession } from '../support/stack/signed-in.ts';

const actors = ['anon', ...roles] as const;
const widths = [375, 1280] as const;

interface Visit {
  readonly browser: Browser;
  readonly stack: Stack;
  readonly actor: Screen['actor'];
  readonly languages: readonly Language[];
}

/** Opens one screen after the other as somebody, in one browser, and does something there. */
async function visit(
  { browser, stack, actor, languages }: Visit,
  look: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  const signedIn = actor === 'anon' ? {} : keeping(await sharedSession(actor));
  const context = await browser.newContext({ ...signedIn, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  for (const language of languages) {
    for (const { page: key, below = '', name, reach } of screens.filter((screen) => screen.actor === actor)) {
      if (reach && language !== defaultLanguage) continue;
      await page.setViewportSize({ width: widths[0], height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      // What differs behind the # alone would be the same page.
      await page.goto('about:blank');
      await page.goto(stack.siteUrl + pathTo(key, language) + below);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await reach?.(page);
      await look(page, `${name} (${language})`);
    }
  }
  await context.close();
  expect(faults).toEqual([]);
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const actor of actors) {
  test(`every screen of the ${actor} is accessible by day and night, on a phone and a desktop, and no wider`, async ({
    browser,
    stack,
  }) => {
    test.setTimeout(120_000);
    await visit({ browser, stack, actor, languages: ['nl', 'de', 'uk', 'zh'] }, async (page, name) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await unreadable(page), `${name} by night`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await violations(page), `${name} at ${width} px`).toEqual([]);
      }
      for (const width of [320, 375, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await overflow(page), `${name} at ${width} px`).toBe(0);
      }
    });
  });
}

/** What the focus is on, and whether it shows; undefined where it left the page. */
function focused(page: Page): Promise<{ mark: string; shows: boolean } | undefined> {
  return page.evaluate(() => {
    const found = document.activeElement;
    if (!(found instanceof HTMLElement) || found === document.body) return undefined;
    const { outlineStyle, outlineWidth } = getComputedStyle(found);
    const { width, height } = found.getBoundingClientRect();
    const shows = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && width > 0 && height > 0;
    return { mark: found.dataset['stop'] ?? found.outerHTML.slice(0, 120), shows };
  });
}

/** What reaching a screen left the focus on is forgotten. */
async function goBeforeEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const start = document.createElement('i');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
  });
}

/** Numbers everything that a keyboard has to reach; of radios that belong together it is one. */
function markStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ].filter(
      (found) => found.checkVisibility() && !found.matches(':disabled, [tabindex="-1"], [type=radio]'),
    );
    return stops.map((found, index) => {
      found.dataset['stop'] = `${index} ${found.tagName} ${found.textContent.trim() || found.id}`;
      return found.dataset['stop'];
    });
  });
}

for (const actor of actors) {
  test(`every screen of the ${actor} is reached by keyboard alone, and the focus shows`, async ({
    browser,
    stack,
  }) => {
    await visit({ browser, stack, actor, languages: [defaultLanguage] }, async (page, name) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const stops = await markStops(page);
        await goBeforeEverything(page);
        const reached: string[] = [];
        for (let presses = 0; presses < stops.length + 5; presses += 1) {
          await page.keyboard.press('Tab');
          const stop = await focused(page);
          if (!stop || reached.includes(stop.mark)) break;
          reached.push(stop.mark);
          expect.soft(stop.shows, `${name} at ${width} px: the focus shows on ${stop.mark}`).toBe(true);
        }
        expect
          .soft(
            stops.filter((stop) => !reached.includes(stop)),
            `${name} at ${width} px`,
          )
          .toEqual([]);
      }
    });
  });
}
