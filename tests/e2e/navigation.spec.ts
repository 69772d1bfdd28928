import { expect, test } from '../support/stack/stack.fixture.ts';

const servicePaths = [
  '/diensten/gevelreiniging-almere',
  '/diensten/binnenschilder-almere',
  '/diensten/buitenschilder-almere',
  '/diensten/houtrot-reparatie-almere',
  '/diensten/latex-spuiten-almere',
  '/diensten/schilder-almere',
  '/gevel/impregneren-almere',
  '/gevel/graffiti-verwijderen-almere',
  '/kosten/kosten-gevelreiniging-almere',
  '/diensten',
];

for (const width of [320, 375, 768, 1280]) {
  test(`the bar holds all it should and stays at the top, ${width} px wide`, async ({ page, stack }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${stack.siteUrl}/faq`);
    const header = page.getByRole('banner').first();
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
    for (const name of ['Home', 'FAQ', 'Blog', 'Vacatures']) {
      await menu.getByRole('link', { name, exact: true }).scrollIntoViewIfNeeded();
      await expect(menu.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 0.7 });
    }
    await expect(menu.getByRole('link', { name: 'FAQ' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('button', { name: 'Diensten' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Taal: nl, Nederlands' })).toBeVisible();
    await expect(header.getByRole('link', { name: /^Bel / }).first()).toHaveAttribute('href', /^tel:\+31/);
    await expect(header.getByRole('link', { name: 'Offerte aanvragen' })).toBeVisible({
      visible: width >= 768,
    });
    const { scrolls, off } = await page.evaluate(() => {
      const row = document.querySelector('.menu > ul');
      const logo = document.querySelector('.logo')?.getBoundingClientRect();
      return {
        scrolls: row && row.scrollWidth > row.clientWidth,
        off: logo && Math.abs(logo.left + logo.width / 2 - document.documentElement.clientWidth / 2),
      };
    });
    expect(scrolls).toBe(width < 768);
    expect(off).toBeLessThanOrEqual(1);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await expect(header).toBeInViewport({ ratio: 1 });
  });
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the services open, close and lead on by keyboard', async ({ page, stack }) => {
    await page.goto(`${stack.siteUrl}/faq`);
    const button = page.getByRole('button', { name: 'Diensten' });
    const list = page.locator('#services-menu');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(list).toBeVisible();
    const links = list.locator('ul a');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      servicePaths,
    );
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${stack.siteUrl}${servicePaths[0]}`);
    await expect(button).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(page).toHaveURL(`${stack.siteUrl}/faq`);
    await expect(list).toBeHidden();
  });

  test('a click beside the list closes it', async ({ page, stack }) => {
    await page.goto(`${stack.siteUrl}/faq`);
    await page.getByRole('button', { name: 'Diensten' }).click();
    await expect(page.locator('#services-menu')).toBeVisible();
    await page.mouse.click(1000, 600);
    await expect(page.locator('#services-menu')).toBeHidden();
  });

  test('the quote button glides to the form on the home page, and leads to its page elsewhere', async ({
    page,
    stack,
  }) => {
    await page.goto(stack.siteUrl);
    const quote = page.getByRole('banner').first().getByRole('link', { name: 'Offerte aanvragen' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
      'smooth',
    );
    await quote.click();
    await expect(page).toHaveURL(`${stack.siteUrl}/#contact`);
    await expect(page.locator('#contact h2').first()).toBeInViewport();
    await page.goto(`${stack.siteUrl}/blog`);
    await quote.click();
    await expect(page).toHaveURL(`${stack.siteUrl}/offerte-aanvragen`);
  });
});

test('the foot leads to all that it must', async ({ page, stack }) => {
  await page.goto(`${stack.siteUrl}/faq`);
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
  const read = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute('href')]),
  );
  expect(read).toEqual([
    ['Home', '/'],
    ['Diensten', '/#diensten'],
    ['Projecten', '/#projecten'],
    ['Blog', '/blog'],
    ['FAQ', '/faq'],
    ['Vacatures', '/vacatures'],
    ['Contact', '/#contact'],
    ['Gevelreiniging Almere', '/diensten/gevelreiniging-almere'],
    ['Schilder Almere', '/diensten/schilder-almere'],
    ['Gevelreiniging plannen', '/gevelreiniging-booking'],
    ['Werkgebied', '/werkgebied'],
    ['Algemene voorwaarden', '/algemene-voorwaarden'],
    ['Privacy', '/privacy'],
    ['Voor partners', '/widgets'],
    [expect.stringContaining('pagina'), '/sitemap-kliniek'],
    ['Cookie-instellingen', '/privacy#opgeslagen'],
  ]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [375, 1280]) {
    test(`the services open and lead on, ${width} px wide`, async ({ page, stack }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${stack.siteUrl}/faq`);
      await page.getByRole('button', { name: 'Diensten' }).click();
      await page.getByRole('link', { name: 'Alle diensten' }).click();
      await expect(page).toHaveURL(`${stack.siteUrl}/diensten`);
    });
  }
});
