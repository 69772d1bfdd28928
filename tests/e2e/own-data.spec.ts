import { readFile } from 'node:fs/promises';
import { retention } from '@vakman/domain/retention/retention';
import { readZip } from '../support/read-zip.ts';
import { keeping, newSession } from '../support/stack/signed-in.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';

test('a customer takes his data along as a ZIP, asks for deletion and takes it back', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext(keeping(await newSession('customer')));
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${stack.siteUrl}/profile`);

  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Mijn gegevens downloaden' }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe('mijn-gegevens.zip');
  const files = readZip(await readFile(await download.path()));
  const data = JSON.parse(files.get('data.json')?.toString('utf8') ?? '') as {
    account: { email: string };
    files: string[];
    missing: string[];
  };
  expect(data.account.email).toBe('customer@vakman.example');
  expect(data.missing).toEqual([]);
  expect([...files.keys()].toSorted()).toEqual(
    ['data.json', ...data.files.map((path) => `files/${path}`)].toSorted(),
  );
  await expect(page.getByText('Uw bestand staat bij uw downloads.')).toBeVisible();

  const section = page.getByRole('region', { name: 'Account opheffen' });
  await expect(section).toContainText(`${retention.leaving.limit.count} dagen`);
  await section.getByRole('button', { name: 'Account opheffen' }).click();
  await expect(page.getByText('Weet u zeker')).toBeFocused();
  await page.getByRole('button', { name: 'Nee, account houden' }).click();
  await expect(section).not.toContainText('wordt gewist op');
  await section.getByRole('button', { name: 'Account opheffen' }).click();
  await page.getByRole('button', { name: 'Ja, account opheffen' }).click();
  await expect(section).toContainText('Uw account wordt gewist op');
  await page.reload();
  await expect(section).toContainText('Uw account wordt gewist op');
  await page.getByRole('button', { name: 'Account toch houden' }).click();
  await expect(section).toContainText('Uw account blijft bestaan.');
  await page.reload();
  await expect(section.getByRole('button', { name: 'Account opheffen' })).toBeVisible();
  await context.close();
  expect(errors).toEqual([]);
});
