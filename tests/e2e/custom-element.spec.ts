import type { Page } from '@playwright/test';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { QuoteFormPage } from './quote-form.page.ts';

/** What `evaluate` gets: the form's element with the properties that it has once it is defined. */
type FormElement = HTMLElement & { shadowRoot: ShadowRoot; name?: string };

/** Holds the widgets' code back until it is released. */
async function holdCode(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/embed/*/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('what the build rendered is hydrated in place, and nothing moves', async ({ page, stack }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    const note = (entry: PerformanceEntry) =>
      shifts.push((entry as PerformanceEntry & { value: number }).value);
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'layout-shift' });
  });
  const release = await holdCode(page);
  const form = new QuoteFormPage(page);
  await form.open(stack.siteUrl);
  const before = await form.field('email').elementHandle();
  const hiddenBoxes = await page.locator('vakman-quote-form').evaluate((element: FormElement) => {
    element.hidden = true;
    const { length } = element.getClientRects();
    element.hidden = false;
    return length;
  });
  expect(hiddenBoxes, 'hidden before it is hydrated').toBe(0);
  release();
  await form.hydrated();
  expect(await form.field('email').evaluate((now, then) => now === then, before)).toBe(true);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts') as unknown)).toEqual([]);
  expect(complaints).toEqual([]);
});

test.describe("on a partner's page", () => {
  const element = (page: Page) => page.locator('vakman-quote-form').first();

  test('properties that were set before the code came are taken over', async ({ page, stack }) => {
    const release = await holdCode(page);
    await page.goto(stack.partnerUrl);
    await element(page).evaluate((form: FormElement) => (form.name = 'Set early'));
    release();
    const form = new QuoteFormPage(page);
    await element(page).scrollIntoViewIfNeeded();
    await expect(form.field('name')).toHaveValue('Set early');
  });

  test('a form that is moved keeps what was typed', async ({ page, stack }) => {
    await page.goto(stack.partnerUrl);
    const form = new QuoteFormPage(page);
    await element(page).scrollIntoViewIfNeeded();
    await form.fillIn({ name: 'Jo', message: 'kozijnen' });
    await element(page).evaluate((moved) => document.querySelector('aside')?.append(moved));
    await form.hydrated();
    await expect(form.field('name')).toHaveValue('Jo');
    await expect(form.field('message')).toHaveValue('kozijnen');
  });

  test('forms that are added later work, whatever the page does with them', async ({ page, stack }) => {
    await page.goto(stack.partnerUrl);
    await page.evaluate(() => {
      document.querySelector('vakman-quote-form')?.remove();
      const added = document.createElement('vakman-quote-form');
      added.setAttribute('lang', 'de');
      added.setAttribute('email', 'page@example.test');
      document.querySelector('h1')?.after(added);
    });
    const german = new QuoteFormPage(page, 'de');
    await expect(german.field('email')).toHaveValue('page@example.test');
    await element(page).evaluate((form) => form.setAttribute('lang', 'zh'));
    await expect(new QuoteFormPage(page, 'zh').field('email')).toBeVisible();
    await element(page).evaluate((form) => form.removeAttribute('lang'));
    await expect(new QuoteFormPage(page, 'nl').field('email')).toHaveValue('page@example.test');
  });

  test('a loader that is included twice asks for everything once', async ({ page, stack }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(stack.partnerUrl);
    await page.evaluate(async (url) => {
      const script = document.createElement('script');
      Object.assign(script, { type: 'module', src: `${url}/embed/v1.js?again` });
      document.head.append(script);
      await new Promise((resolve) => script.addEventListener('load', resolve));
    }, stack.siteUrl);
    await element(page).scrollIntoViewIfNeeded();
    await new QuoteFormPage(page).hydrated();
    const code = asked.filter((path) => /^\/embed\/[^/]+\//.test(path));
    expect(code.length).toBeGreaterThan(2);
    expect(new Set(code).size).toBe(code.length);
  });

  test('code that does not come the first time is asked for again', async ({ page, stack }) => {
    let failures = 0;
    await page.route('**/embed/*/quote-form.js*', (route) => {
      failures += 1;
      return failures === 1 ? route.abort('connectionreset') : route.continue();
    });
    await page.goto(stack.partnerUrl);
    await element(page).scrollIntoViewIfNeeded();
    await new QuoteFormPage(page).hydrated();
    expect(failures).toBe(2);
  });

  test('code that never comes leaves the link and tells the page', async ({ page, stack }) => {
    await page.addInitScript(() => {
      document.addEventListener('widget-load-failed', (event) =>
        Object.assign(globalThis, { told: (event as CustomEvent).detail as unknown }),
      );
    });
    await page.route('**/embed/*/**', (route) => route.abort());
    await page.goto(stack.partnerUrl);
    await element(page).scrollIntoViewIfNeeded();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(globalThis, 'told') as unknown))
      .toEqual({ tag: 'vakman-quote-form' });
    await expect(element(page).locator('a')).toBeVisible();
  });

  test('a page that styles everything does not reach into the form', async ({ page, stack }) => {
    const look = async () => {
      await element(page).scrollIntoViewIfNeeded();
      await new QuoteFormPage(page).hydrated();
      return element(page).evaluate((form: FormElement) =>
        ['input', 'button', 'h2', 'select'].map((name) => {
          const { display, font, color, padding } = getComputedStyle(
            form.shadowRoot.querySelector(name) as Element,
          );
          return { name, display, font, color, padding };
        }),
      );
    };
    await page.goto(stack.partnerUrl);
    const before = await look();
    await page.reload();
    const css =
      '* { all: unset } button, input { display: none } vakman-quote-form { font: 30px cursive; color: red }';
    await page.addStyleTag({ content: css });
    expect(await look()).toEqual(before);
  });
});
