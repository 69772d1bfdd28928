import { exampleAppointment } from '@vakman/domain/booking/booking.example.ts';
import { readRoutes } from '@vakman/site/_data/routes.ts';
import { readToTheEnd } from '../bench/layout-shifts.ts';
import { somePages, templatePages } from '../bench/template-pages.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { AppointmentPage } from './appointment.page.ts';
import { faultsOnPaper } from './on-paper.ts';

const pages = somePages(templatePages(readRoutes()));

for (const kind of new Set(pages.map((page) => page.kind)))
  test(`the ${kind} page is dark on white on paper, with all answers and nothing to press`, async ({
    page,
    stack,
  }) => {
    for (const { url } of pages.filter((one) => one.kind === kind)) {
      await page.goto(stack.siteUrl + url, { waitUntil: 'networkidle' });
      // The style of a widget comes with it.
      await readToTheEnd(page);
      await page.waitForLoadState('networkidle');
      expect(await faultsOnPaper(page), url).toEqual([]);
      const hidden = await page
        .locator('main details:not(.contents details) > :not(summary)')
        .evaluateAll((answers) => answers.filter((answer) => !answer.checkVisibility()).length);
      expect(hidden, url).toBe(0);
      const unnamed = await page
        .locator('.prose a[href^="http"]')
        .evaluateAll((links) =>
          links.filter(
            (link) => !getComputedStyle(link, '::after').content.includes(link.getAttribute('href') ?? ''),
          ),
        );
      expect(unnamed, url).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
    }
  });

test.describe('an appointment on paper', () => {
  const link = `/afspraak#${'a'.repeat(64)}`;

  test('has no gap where its buttons were', async ({ page, stack }) => {
    await page.route('**/rpc/read_appointment', (route) =>
      route.fulfill({ json: exampleAppointment, headers: { 'access-control-allow-origin': '*' } }),
    );
    const appointment = new AppointmentPage(page);
    await appointment.open(stack.siteUrl + link);
    await appointment.sees(appointment.messages.status.visitor.requested.title);
    expect(await faultsOnPaper(page)).toEqual([]);
    await expect(appointment.widget.locator('.buttons')).toBeHidden();
  });

  test('keeps no room for what does not come', async ({ page, stack }) => {
    await page.route('**/rpc/read_appointment', () => undefined);
    const appointment = new AppointmentPage(page);
    await appointment.open(stack.siteUrl + link);
    await expect(appointment.widget.locator('.waiting-appointment')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    // The words that it is fetched, and no more; on a screen it is as high as an appointment.
    expect((await appointment.widget.boundingBox())?.height).toBeLessThan(200);
  });
});

test.describe('what printers leave out or cut', () => {
  for (const kind of ['vacancies', 'costs'] as const)
    test(`the lists of the ${kind} page have a mark that is no background`, async ({ page, stack }) => {
      const { url = '' } = pages.find((one) => one.kind === kind) ?? {};
      await page.goto(stack.siteUrl + url, { waitUntil: 'networkidle' });
      await page.emulateMedia({ media: 'print' });
      const marks = await page
        .locator('main :is(.ticks, .dashes)')
        .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType));
      expect(marks.length).toBeGreaterThan(1);
      expect(marks).not.toContain('none');
    });

  test('a field of the quote form stands on one sheet, and nothing is asked that only a press answers', async ({
    page,
    stack,
  }) => {
    await page.goto(`${stack.siteUrl}/offerte-aanvragen`, { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'print' });
    const form = page.locator('vakman-quote-form');
    const cut = await form
      .locator('.field')
      .evaluateAll((fields) => fields.filter((one) => getComputedStyle(one).breakInside !== 'avoid').length);
    expect(cut).toBe(0);
    await expect(form.locator('.services')).toBeHidden();
    await expect(form.locator('.drop')).toBeHidden();
  });

  test('the home page takes seven sheets at most', async ({ page, stack }) => {
    await page.goto(stack.siteUrl, { waitUntil: 'networkidle' });
    await readToTheEnd(page);
    await page.waitForLoadState('networkidle');
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets.length).toBeLessThanOrEqual(7);
  });
});
