import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/stack/stack.fixture.ts';
import type { Stack } from '../support/stack/stack.ts';
import { keeping, newSession } from '../support/stack/signed-in.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';
const rightCode = '123456';

/** A factor as GoTrue lists it with the user. */
interface Factor {
  readonly id: string;
  readonly friendly_name: string;
  readonly factor_type: 'totp';
  readonly created_at: string;
  readonly updated_at: string;
  status: 'unverified' | 'verified';
}

/** Answers for the second factor as GoTrue does, since the embedded backend has none. */
async function standIn(context: BrowserContext, { connection }: Stack, session: object, required = false) {
  const factors: Factor[] = [];
  const now = new Date().toISOString();
  const auth = `${connection.url}/auth/v1`;
  const refuse = (code: string, msg: string) => ({ status: 422, json: { code: 422, error_code: code, msg } });
  await context.route(`${connection.url}/rest/v1/rpc/read_capabilities`, (route) => {
    const missing = required && !factors.some(({ status }) => status === 'verified');
    return route.fulfill({ json: { second_factor: true, second_factor_missing: missing } });
  });
  await context.route(`${auth}/user`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), factors } });
  });
  await context.route(`${auth}/factors`, async (route) => {
    const { friendly_name = '' } = route.request().postDataJSON() as { friendly_name?: string };
    const id = crypto.randomUUID();
    factors.push({
      id,
      friendly_name,
      factor_type: 'totp',
      created_at: now,
      updated_at: now,
      status: 'unverified',
    });
    const totp = { qr_code: drawing, secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' };
    await route.fulfill({ json: { id, type: 'totp', friendly_name, totp } });
  });
  await context.route(`${auth}/factors/*/challenge`, (route) =>
    route.fulfill({ json: { id: crypto.randomUUID(), type: 'totp', expires_at: Date.now() / 1000 + 300 } }),
  );
  await context.route(`${auth}/factors/*/verify`, async (route) => {
    const { code } = route.request().postDataJSON() as { code: string };
    if (code !== rightCode)
      return route.fulfill(refuse('mfa_verification_failed', 'Invalid TOTP code entered'));
    const factor = factors.find(({ id }) => route.request().url().includes(id));
    if (factor) factor.status = 'verified';
    return route.fulfill({ json: { ...session, token_type: 'bearer' } });
  });
  await context.route(`${auth}/factors/*`, (route) => {
    const id = route.request().url().split('/').at(-1);
    const at = factors.findIndex((factor) => factor.id === id);
    factors.splice(at, 1);
    return route.fulfill({ json: { id } });
  });
}

/** What the policy refused on a page. */
async function refusals(page: Page): Promise<string[]> {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) found.push(message.text());
  });
  return found;
}

test('somebody of the office links an app, and takes it away again', async ({ browser, stack }) => {
  const session = await newSession('employee');
  const context = await browser.newContext(keeping(session));
  await standIn(context, stack, session);
  const page = await context.newPage();
  const refused = await refusals(page);
  await page.goto(`${stack.siteUrl}/profile`);
  await page.getByRole('button', { name: 'App koppelen' }).click();
  await page.locator('#app-name').fill('Telefoon van Jo');
  await page.getByRole('button', { name: 'Verder' }).click();
  const picture = page.getByAltText('QR-code voor de app');
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8);
  await expect(page.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
  await page.getByLabel('Code uit de app').fill('000 000');
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByRole('alert')).toContainText('klopt niet');
  await page.getByLabel('Code uit de app').fill('123 456');
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('De app is gekoppeld.');
  await page.getByRole('button', { name: 'Telefoon van Jo verwijderen' }).click();
  await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(page.getByRole('alertdialog').first()).toContainText('De app is verwijderd.');
  await expect(page.getByRole('button', { name: 'App koppelen' })).toBeVisible();
  expect(refused).toEqual([]);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
});

test('where the office must have one, its door leads to where an app is linked', async ({
  browser,
  stack,
}) => {
  const session = await newSession('employee');
  const context = await browser.newContext(keeping(session));
  await standIn(context, stack, session, true);
  const page = await context.newPage();
  await page.goto(`${stack.siteUrl}/admin`);
  await page.getByRole('link', { name: 'App koppelen' }).click();
  await expect(page).toHaveURL(`${stack.siteUrl}/profile`);
  await expect(page.getByText('Voor het kantoor is dit verplicht.')).toBeVisible();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
});

test('the embedded backend has none, and says nothing of it', async ({ browser, stack }) => {
  const context = await browser.newContext(keeping(await newSession('employee')));
  const page = await context.newPage();
  const told = page.waitForResponse('**/rpc/read_capabilities');
  await page.goto(`${stack.siteUrl}/profile`);
  expect(await (await told).json()).toMatchObject({ second_factor: false });
  await expect(page.getByRole('heading', { name: 'Extra beveiliging' })).toHaveCount(0);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
});
