import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { retention } from '@vakman/domain/retention/retention';
import { readZip } from '../support/read-zip.ts';
import { keeping, newSession } from '../support/stack/signed-in.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';

const { leave } = JSON.parse(
  readFileSync(new URL('../../dashboard/src/features/own-data/messages/nl.json', import.meta.url), 'utf8'),
) as { leave: Record<'title' | 'ask' | 'yes' | 'no' | 'due' | 'keep' | 'kept', string> };
const due = leave.due.replace(/\{date\}.*/, '').trim();

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

  const section = page.getByRole('region', { name: leave.title });
  await expect(section).toContainText(`${retention.leaving.limit.count} dagen`);
  await section.getByRole('button', { name: leave.ask }).click();
  await expect(page.getByText('Weet u zeker')).toBeFocused();
  await page.getByRole('button', { name: leave.no }).click();
  await expect(section).not.toContainText(due);
  await section.getByRole('button', { name: leave.ask }).click();
  await page.getByRole('button', { name: leave.yes }).click();
  await expect(section).toContainText(due);
  await page.reload();
  await expect(section).toContainText(due);
  await page.getByRole('button', { name: leave.keep }).click();
  await expect(section).toContainText(leave.kept);
  await page.reload();
  await expect(section.getByRole('button', { name: leave.ask })).toBeVisible();
  await context.close();
  expect(errors).toEqual([]);
});
