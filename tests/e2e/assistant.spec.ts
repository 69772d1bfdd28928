import type { Locator, Page } from '@playwright/test';
import { countShifts } from '../bench/layout-shifts.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';

const key = 'vakman-popup-dismissed';
const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 20, 12);

const tab = (page: Page) => page.getByRole('button', { name: 'Hulp nodig?' });
const popup = (page: Page) => page.locator('vakman-assistant').getByRole('dialog');
const button = (page: Page, name: string) => popup(page).getByRole('button', { name });
const dismissed = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

/** Of fifteen points of a control, those where something lies on it. */
const coveredPoints = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((across) =>
      [0.2, 0.5, 0.8].flatMap((down) => {
        const [x, y] = [left + width * across, top + height * down];
        const hit = document.elementFromPoint(x, y);
        return hit && element.contains(hit) ? [] : [{ x, y, hit: hit?.localName }];
      }),
    );
  });

/** Opens the home page with a clock that stands. */
async function open(page: Page, siteUrl: string, dismissedAt?: number): Promise<void> {
  await page.clock.install({ time: now - 1000 });
  await page.clock.pauseAt(now);
  await page.addInitScript(
    ([name, time]) => {
      localStorage.setItem('cookie-consent', 'accepted');
      if (name && time) localStorage.setItem(name, time);
    },
    [key, dismissedAt === undefined ? '' : String(dismissedAt)],
  );
  await page.goto(siteUrl);
}

test('the popup opens by itself 4 s after load, its bubble 0.5 s later for 3 s', async ({ page, stack }) => {
  await open(page, stack.siteUrl);
  await page.clock.runFor(3999);
  await expect(popup(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(popup(page)).toBeVisible();
  await expect(popup(page)).toHaveAccessibleName('Kunnen wij u van dienst zijn?');
  await expect(page.locator('body')).toBeFocused();
  const bubble = popup(page).getByText('Twee vragen');
  await page.clock.runFor(499);
  await expect(bubble).toBeHidden();
  await page.clock.runFor(1);
  await expect(bubble).toBeVisible();
  await page.clock.runFor(3000);
  await expect(bubble).toBeHidden();
  await expect(popup(page)).toBeVisible();
});

test('the popup makes way for what the keyboard has reached, and is there when it is reached itself', async ({
  page,
  stack,
}) => {
  await open(page, stack.siteUrl);
  const way = page.locator('.hero').getByRole('link', { name: 'Offerte aanvragen' });
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await way.evaluate((link) => link.matches(':focus'))) break;
  }
  await page.clock.runFor(4000);
  await expect(page.locator('vakman-assistant')).toHaveAttribute('open', '');
  await expect(page.locator('vakman-assistant link[rel=stylesheet]')).toHaveCount(1);
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => coveredPoints(way), `${width} px`).toEqual([]);
  }
  await button(page, 'Hulp sluiten').focus();
  await expect(popup(page)).toHaveCSS('opacity', '1');
  await way.focus();
  await expect(popup(page)).toHaveCSS('opacity', '0');
  await way.evaluate((link) => link.blur());
  await expect(popup(page)).toHaveCSS('opacity', '1');
});

for (const [age, opens] of [
  [day - 5000, false],
  [day, true],
] as const) {
  test(`closed ${age / 3_600_000} hours ago, it ${opens ? 'opens' : 'stays closed'}`, async ({
    page,
    stack,
  }) => {
    await open(page, stack.siteUrl, now - age);
    await page.clock.runFor(4000);
    await expect(popup(page)).toBeVisible({ visible: opens });
    await page.mouse.wheel(0, 10);
    await expect(tab(page)).toBeVisible({ visible: !opens });
  });
}

for (const way of ['Escape', 'its button'] as const) {
  test(`closed by ${way} it forgets the answers and remembers the time`, async ({ page, stack }) => {
    await open(page, stack.siteUrl);
    await page.clock.runFor(4000);
    await button(page, 'Ja, graag').click();
    await button(page, 'Nieuwbouw').click();
    await popup(page).getByRole('checkbox').first().check();
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await button(page, 'Hulp sluiten').click();
    await page.clock.runFor(300);
    await expect(popup(page)).toBeHidden();
    expect(Number(await dismissed(page))).toBeGreaterThanOrEqual(now + 4000);
    await expect(tab(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(popup(page)).toHaveAccessibleName('Kunnen wij u van dienst zijn?');
  });
}

const journeys = [
  {
    services: ['Gevelreiniging'],
    label: 'Plan uw gevelreiniging online',
    path: '/gevelreiniging-booking',
  },
  {
    services: ['Gevelreiniging', 'Houtrotreparatie', 'Latex spuiten'],
    label: 'Naar offerte (3)',
    path: '/offerte-aanvragen',
  },
];

for (const { services, label, path } of journeys) {
  test(`${services.join(' and ')} by keyboard alone: "${label}"`, async ({ page, stack }) => {
    await open(page, stack.siteUrl, now);
    await page.mouse.wheel(0, 10);
    await tab(page).focus();
    await page.keyboard.press('Enter');
    await button(page, 'Ja, graag').press('Enter');
    await button(page, 'Bestaande bouw').press('Enter');
    await expect(button(page, 'Naar offerte (0)')).toBeDisabled();
    for (const name of services) await popup(page).getByRole('checkbox', { name }).press('Space');
    await popup(page).getByRole('link', { name: label }).press('Enter');
    await expect(page).toHaveURL(stack.siteUrl + path);
    if (path !== '/offerte-aanvragen') return;
    const message = page.getByRole('textbox', { name: 'Omschrijving' });
    await expect(message).toHaveValue(/Bestaande bouw[^]*Houtrotreparatie[^]*Aanvullende informatie:/);
    expect(await page.evaluate(() => sessionStorage.getItem('quote-preferences'))).toBeNull();
  });
}

for (const width of [375, 1280]) {
  test(`at ${width} px nothing moves while notice, tip and help come and go`, async ({ page, stack }) => {
    await page.setViewportSize({ width, height: 800 });
    const shifts = await countShifts(page);
    await page.clock.install({ time: now });
    await page.goto(stack.siteUrl);
    for (const step of [1000, 2000, 1000, 500, 3000]) {
      await page.clock.runFor(step);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.clock.runFor(400);
    await expect(popup(page)).toBeHidden();
    expect(await shifts()).toBe(0);
  });
}
