import type { Browser, Page } from '@playwright/test';
import { defaultLanguage, type Language } from '@vakman/domain/languages/languages';
import { roles } from '@vakman/domain/rights/rights.roles';
import { pathTo } from '@vakman/site/_data/routes.ts';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import type { Stack } from '../support/stack/stack.ts';
import { screens, type Screen } from './dashboard.screens.ts';
import { keeping, sharedSession } from '../support/stack/signed-in.ts';

const actors = ['anon', ...roles] as const;
const widths = [375, 1280] as const;
/** A phone by day, a desktop by night. */
const views = [
  [375, 'light'],
  [1280, 'dark'],
] as const;

interface Visit {
  readonly browser: Browser;
  readonly stack: Stack;
  readonly actor: Screen['actor'];
  readonly languages: readonly Language[];
}

/** A screen that is being looked at. */
interface Seen {
  readonly name: string;
  readonly language: Language;
}

/** The longest words, and another script. */
const otherLanguages = ['de', 'uk'] as const;

/** Opens one screen after the other as somebody, in one browser, and does something there. */
async function visit(
  { browser, stack, actor, languages }: Visit,
  look: (page: Page, seen: Seen) => Promise<void>,
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
      await look(page, { name, language });
    }
  }
  await context.close();
  expect(faults).toEqual([]);
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What the focus is on, with its number where it has one, and whether it shows; undefined where it left the page. */
function focused(page: Page): Promise<{ mark: string; numbered: boolean; shows: boolean } | undefined> {
  return page.evaluate(() => {
    const found = document.activeElement;
    if (!(found instanceof HTMLElement) || found === document.body) return undefined;
    const { outlineStyle, outlineWidth } = getComputedStyle(found);
    const { width, height } = found.getBoundingClientRect();
    const shows = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && width > 0 && height > 0;
    const number = found.dataset['stop'];
    return { mark: number ?? found.outerHTML.slice(0, 120), numbered: number !== undefined, shows };
  });
}

/** What reaching a screen left the focus on is forgotten. */
async function goBeforeEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const start = document.createElement('i');
    start.tabIndex = -1;
    (document.querySelector('dialog:modal') ?? document.body).prepend(start);
    start.focus();
    start.remove();
  });
}

/**
 * Numbers everything that Tab has to reach, in a dialog while one is open: of radios that belong together one, and of a
 * grid what is in its first row, from which the arrows go on to the others.
 */
function markStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const within = document.querySelector('dialog:modal') ?? document;
    const stops = [
      ...within.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ].filter(
      (found) =>
        found.checkVisibility() &&
        !found.matches(':disabled, [tabindex="-1"], [type=radio], [role=grid]') &&
        !found.closest('[role=row]:not(:first-child)'),
    );
    return stops.map((found, index) => {
      found.dataset['stop'] = `${index} ${found.tagName} ${found.textContent.trim() || found.id}`;
      return found.dataset['stop'];
    });
  });
}

const stopsLeft = (page: Page) =>
  page.locator('[data-stop]').evaluateAll((found) => found.map((stop) => stop.getAttribute('data-stop')));

/** What neither Tab nor the eye finds at one width; as sentences. */
async function keyboardFaults(page: Page): Promise<string[]> {
  const stops = await markStops(page);
  await goBeforeEverything(page);
  const reached: string[] = [];
  const unseen: string[] = [];
  let newcomers = 0;
  // A field for a date and time has up to six stops of its own.
  for (let presses = 0; presses < stops.length * 6 + 5; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop && stop.mark === reached.at(-1)) continue;
    // Rows that came in meanwhile have no number, and are alike.
    if (!stop || (stop.numbered && reached.includes(stop.mark))) break;
    if (!stop.numbered) newcomers += 1;
    reached.push(stop.mark);
    if (!stop.shows) unseen.push(stop.mark);
  }
  const left = await stopsLeft(page);
  const missed = stops.filter((stop) => !reached.includes(stop));
  // Each row that came in may have sent the last one to the next page.
  const gone = missed.filter((stop) => !left.includes(stop)).length;
  return [
    ...missed
      .filter((stop) => left.includes(stop) || gone > newcomers)
      .map((stop) => `${stop} is not reached`),
    ...unseen.map((stop) => `the focus does not show on ${stop}`),
  ];
}

async function expectNoWider(page: Page, { name, language }: Seen): Promise<void> {
  for (const width of [320, ...widths, 768]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await overflow(page), `${name} at ${width} px (${language})`).toBe(0);
  }
}

for (const actor of actors) {
  test(`every screen of the ${actor} is accessible on a phone by day and on a desktop by night, by keyboard, and no wider`, async ({
    browser,
    stack,
  }) => {
    test.setTimeout(900_000);
    await visit({ browser, stack, actor, languages: [defaultLanguage] }, async (page, seen) => {
      for (const [width, colorScheme] of views) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        // What is drawn anew meanwhile is there again before it is judged.
        await page.locator('h1').first().waitFor();
        expect.soft(await violations(page), `${seen.name} at ${width} px, ${colorScheme}`).toEqual([]);
        expect.soft(await keyboardFaults(page), `${seen.name} at ${width} px`).toEqual([]);
      }
      await expectNoWider(page, seen);
    });
  });

  // What axe finds, and the order of Tab, is the same in every language; how long words are is not.
  test(`no screen of the ${actor} is wider than the window in other languages`, async ({
    browser,
    stack,
  }) => {
    test.setTimeout(900_000);
    await visit({ browser, stack, actor, languages: otherLanguages }, expectNoWider);
  });
}
