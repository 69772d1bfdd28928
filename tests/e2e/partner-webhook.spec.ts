import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedSession, keeping } from '../support/stack/signed-in.ts';
import { backendLog } from '../support/stack/backend-log.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';

interface PartnersWords {
  readonly add: string;
  readonly save: string;
  readonly fields: Record<'source' | 'name', string>;
}

interface WebhookWords {
  readonly title: string;
  readonly address: string;
  readonly make: string;
  readonly secret: string;
  readonly close: string;
  readonly closeSurely: string;
  readonly test: Record<'send' | 'unanswered', string>;
  readonly states: Record<'given-up', string>;
}

const wordsOf = (feature: string): unknown =>
  JSON.parse(
    readFileSync(
      join(import.meta.dirname, `../../dashboard/src/features/${feature}/messages/nl.json`),
      'utf8',
    ),
  );
const partners = wordsOf('partners') as PartnersWords;
const words = wordsOf('partner-webhook') as WebhookWords;

test('an admin makes a webhook, tries it, and switches it off; the secret is shown once and stands in no log', async ({
  browser,
  stack,
}) => {
  const source = `vve-${crypto.randomUUID().slice(0, 8)}`;
  const context = await browser.newContext({ ...keeping(await sharedSession('admin')), locale: 'nl' });
  const office = await context.newPage();
  const asked: string[] = [];
  office.on('request', (request) => asked.push(request.url()));
  await office.goto(`${stack.siteUrl}/admin/partners`);
  await office.getByRole('button', { name: partners.add }).click();
  await office.getByLabel(partners.fields.source, { exact: true }).fill(source);
  await office.getByLabel(partners.fields.name, { exact: true }).fill(`VvE ${source}`);
  await office.getByRole('button', { name: partners.save }).click();
  await expect(office.getByRole('dialog')).toHaveCount(0);

  const part = office.locator('details', { hasText: source });
  await expect(part).toHaveCount(1);
  // Nobody asks for the webhooks of all partners at once.
  expect(asked.filter((url) => url.includes('read_partner_webhook'))).toEqual([]);
  await part.locator('summary').click();
  const webhook = part.getByRole('region', { name: words.title });
  // A name that leads nowhere.
  await webhook.getByLabel(words.address).fill('https://hooks.vakman.example/vakman');
  await webhook.getByRole('button', { name: words.make }).click();
  const shown = webhook.getByLabel(words.secret);
  await expect(shown).toBeFocused();
  const secret = await shown.inputValue();
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);

  await webhook.getByRole('button', { name: words.test.send }).click();
  await expect(webhook.getByText(words.test.unanswered)).toBeVisible({ timeout: 90_000 });
  await expect(webhook.getByRole('cell', { name: words.states['given-up'] })).toBeVisible();

  await office.reload();
  await part.locator('summary').click();
  await expect(webhook.getByLabel(words.address)).toHaveValue('https://hooks.vakman.example/vakman');
  await expect(shown).toHaveCount(0);
  await webhook.getByRole('button', { name: words.close }).click();
  await webhook.getByRole('button', { name: words.closeSurely }).click();
  await expect(webhook.getByRole('button', { name: words.make })).toBeVisible();
  expect((await backendLog()).includes(secret), 'the secret in a log').toBe(false);
  await context.close();
});
