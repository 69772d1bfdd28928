import { rm, writeFile } from 'node:fs/promises';
import { fill } from '@vakman/domain/text/fill';
import { hostUrl } from '../hosts/host-handler.ts';
import { hostNamed } from '../hosts/hosts.ts';
import { trialOf } from '../hosts/trials.ts';
import { picture, tellsLatitude } from '../support/pictures.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { goodRequest, QuoteFormPage } from './quote-form.page.ts';

test('files that are no photos are refused by name, and the rest of the form is kept', async ({
  page,
  stack,
}) => {
  const form = new QuoteFormPage(page);
  const request = goodRequest();
  const good = await picture('jpeg', 80, 60);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await form.open(stack.siteUrl);
  await form.hydrated();
  await form.fillIn(request);
  await form.photos.setInputFiles([
    {
      name: 'page.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
    },
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: svg },
    {
      name: 'program.exe',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('MZ\x90\x00'.repeat(9)),
    },
    { name: 'nothing.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    { name: '../../etc/passwd.jpg', mimeType: 'image/jpeg', buffer: good },
  ]);
  const { errors } = form.messages;
  const widget = page.locator('vakman-quote-form');
  for (const file of ['page.jpg', 'drawing.svg', 'program.exe'])
    await expect(widget.getByText(fill(errors.photos.wrongType, { file }))).toBeVisible();
  await expect(widget.getByText(fill(errors.photos.empty, { file: 'nothing.png' }))).toBeVisible();
  expect(await form.values()).toEqual(request);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  const [row] = await stack.requestsOf(request.email);
  expect(row?.photos).toHaveLength(1);
  expect(row?.photos[0]).toMatch(/\/quote-attachments\/[0-9a-f-]{36}\.(jpg|webp)\?token=/);
});

test('a file of 30 MB and the eleventh file are refused', async ({ page, stack }) => {
  const form = new QuoteFormPage(page);
  await form.open(stack.siteUrl);
  await form.hydrated();
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(30 * 1024 * 1024)]);
  await form.photos.setInputFiles({ name: 'huge.pdf', mimeType: 'application/pdf', buffer: pdf });
  const widget = page.locator('vakman-quote-form');
  const { errors } = form.messages;
  await expect(
    widget.getByText(fill(errors.photos.tooLarge, { file: 'huge.pdf', megabytes: 10 })),
  ).toBeVisible();
  const good = await picture('jpeg', 20, 20);
  await form.photos.setInputFiles(
    Array.from({ length: 25 }, (_, index) => ({
      name: `photo-${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: good,
    })),
  );
  await expect(widget.getByText(fill(errors.photos.tooMany, { count: 10 }))).toBeVisible();
  await expect(
    widget.getByRole('button', { name: fill(form.messages.photoList.remove, { file: 'photo-9.jpg' }) }),
  ).toBeVisible();
  await expect(widget.getByText('photo-10.jpg')).toBeHidden();
});

test('a photo is made smaller and loses its place before it is sent', async ({ page, stack }) => {
  const form = new QuoteFormPage(page);
  const request = goodRequest();
  await form.open(stack.siteUrl);
  await form.hydrated();
  await form.fillIn(request);
  const located = await picture('jpeg', 4000, 3000, { latitude: true });
  expect(await tellsLatitude(located)).toBe(true);
  await form.photos.setInputFiles({ name: 'gps.jpg', mimeType: 'image/jpeg', buffer: located });
  await form.submit.click();
  await expect(form.success).toBeVisible();
  const stored = await stack.attachmentOf(request.email);
  expect(Math.max(stored.width, stored.height)).toBe(2048);
  expect(stored.latitude).toBe(false);
});

test('a file that is deleted after it was chosen is named, and all else is sent', async ({
  page,
  stack,
}, info) => {
  // No picture is opened before the test says so.
  await page.addInitScript(() => {
    const open = createImageBitmap;
    const mayOpen = new Promise((resolve) => Reflect.set(globalThis, 'openPictures', resolve));
    Reflect.set(globalThis, 'createImageBitmap', async (...given: Parameters<typeof open>) => {
      await mayOpen;
      return open(...given);
    });
  });
  const form = new QuoteFormPage(page);
  const request = goodRequest();
  const widget = page.locator('vakman-quote-form');
  const listed = (file: string) =>
    widget.getByRole('button', { name: fill(form.messages.photoList.remove, { file }) });
  const buffer = await picture('jpeg', 80, 60);
  const files = ['kept.jpg', 'gone.jpg'].map((name) => info.outputPath(name));
  for (const file of files) await writeFile(file, buffer);
  await form.open(stack.siteUrl);
  await form.hydrated();
  await form.fillIn(request);
  await form.photos.setInputFiles(files);
  await expect(listed('gone.jpg')).toBeVisible();
  await rm(info.outputPath('gone.jpg'));
  await page.evaluate('openPictures()');
  await expect(
    widget.getByText(fill(form.messages.errors.photos.unreadable, { file: 'gone.jpg' })),
  ).toBeVisible();
  await expect(listed('gone.jpg')).toBeHidden();
  await form.photos.setInputFiles({ name: 'later.jpg', mimeType: 'image/jpeg', buffer });
  await expect(listed('later.jpg')).toBeVisible();
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect((await stack.requestsOf(request.email))[0]?.photos).toHaveLength(2);
});

test("photos are sent from a partner's page of plain HTTP too", async ({ page, stack }) => {
  const form = new QuoteFormPage(page);
  const request = goodRequest();
  await page.goto(hostUrl(stack.hostsUrl, hostNamed('plain-http'), trialOf('quote-form')));
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await form.hydrated();
  await form.fillIn(request);
  const buffer = await picture('jpeg', 80, 60);
  await form.photos.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect((await stack.requestsOf(request.email))[0]?.photos).toHaveLength(1);
});
