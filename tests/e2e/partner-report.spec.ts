import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handOffAddress } from '@vakman/domain/hand-off/hand-off.address';
import { localisedPath } from '@vakman/domain/languages/languages';
import { pagePaths } from '@vakman/widgets/generated/page-paths.ts';
import { backendLog } from '../support/stack/backend-log.ts';
import { keeping, sharedSession } from '../support/stack/signed-in.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { goodRequest, QuoteFormPage } from './quote-form.page.ts';

interface PartnersWords {
  readonly writeDown: string;
  readonly save: string;
  readonly snippet: string;
  readonly fields: { readonly name: string };
  readonly report: Record<'make' | 'address' | 'close', string>;
}

interface ReportWords {
  readonly endings: Record<'revoked' | 'unknown', { readonly title: string }>;
}

const wordsOf = (feature: string): unknown =>
  JSON.parse(
    readFileSync(
      join(import.meta.dirname, `../../dashboard/src/features/${feature}/messages/nl.json`),
      'utf8',
    ),
  );
const words = wordsOf('partners') as PartnersWords;
const endings = (wordsOf('partner-report') as ReportWords).endings;

test('what came by a partner is his, and he reads of it by a link until that is taken back', async ({
  page,
  browser,
  stack,
}) => {
  const source = `vve-${crypto.randomUUID().slice(0, 8)}`;
  const form = new QuoteFormPage(page);
  await page.goto(handOffAddress(stack.siteUrl + localisedPath('nl', pagePaths.quote), { source }));
  await form.hydrated();
  const request = goodRequest();
  await form.fillIn(request);
  await form.submit.click();
  await expect(form.success).toBeVisible();

  const context = await browser.newContext({ ...keeping(await sharedSession('admin')), locale: 'nl' });
  const office = await context.newPage();
  await office.goto(`${stack.siteUrl}/admin/partners`);
  const part = office.locator('details', { hasText: source });
  await part.locator('summary').click();
  await part.getByRole('button', { name: words.writeDown }).click();
  const name = `VvE ${source}`;
  await office.getByLabel(words.fields.name, { exact: true }).fill(name);
  await office.getByRole('button', { name: words.save }).click();
  await expect(office.getByRole('dialog')).toHaveCount(0);
  const row = office.locator('.figures tr', { has: office.getByRole('rowheader', { name }) });
  await expect(row.getByRole('cell').first()).toHaveText('1');
  await office.goto(`${stack.siteUrl}/admin/requests?source=${source}`);
  await office.getByRole('link', { name: request.name }).first().click();
  const state = office.locator('#request-state');
  for (const [to, version] of [
    ['in-progress', 2],
    ['won', 3],
  ] as const) {
    const changed = office.waitForResponse(/change_requests/);
    await state.selectOption(to);
    expect(await (await changed).json(), to).toMatchObject([{ handling: { version } }]);
  }
  await office.locator('#request-amount').fill('1250,50');
  const stored = office.waitForResponse(/change_requests/);
  await office.locator('.request-amount button').click();
  await stored;
  await office.goto(`${stack.siteUrl}/admin/partners`);
  await expect(row.getByRole('cell').last()).toHaveText(/1\.250,50/);
  await part.locator('summary').click();
  await expect(part.getByLabel(words.snippet)).toHaveValue(new RegExp(`source="${source}"`));

  await part.getByRole('button', { name: words.report.make }).click();
  const address = await part.getByLabel(words.report.address).inputValue();
  const secret = new URL(address).hash.slice(1);
  expect(secret).toMatch(/^[\da-f]{64}$/);
  const reader = await (await browser.newContext({ viewport: { width: 375, height: 700 } })).newPage();
  const asked: string[] = [];
  reader.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await reader.goto(address);
  await expect(reader.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(reader.getByRole('row')).toHaveCount(13);
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await reader.getByRole('link', { name: 'Deutsch' }).click();
  await expect(reader).toHaveURL(/\/de\/partner-report#/);
  await expect(reader.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(reader.getByRole('row')).toHaveCount(13);
  await reader.getByRole('link', { name: 'Nederlands' }).click();
  await expect(reader).toHaveURL(address);
  await expect(reader.getByRole('row')).toHaveCount(13);
  expect(asked.filter((each) => each.includes(secret))).toEqual([]);
  expect((await backendLog()).includes(secret), 'the secret in a log').toBe(false);

  await part.getByRole('button', { name: words.report.close }).click();
  await expect(part.getByRole('button', { name: words.report.make })).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { name: endings.revoked.title })).toBeVisible();
  await reader.goto(`${stack.siteUrl}/partner-report#${'f'.repeat(64)}`);
  await expect(reader.getByRole('heading', { name: endings.unknown.title })).toBeVisible();
  await reader.context().close();
  await context.close();
});
