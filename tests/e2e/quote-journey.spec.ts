import type { Language } from '@vakman/domain/languages/languages';
import { fill } from '@vakman/domain/text/fill';
import { facts } from '@vakman/widgets/generated/facts.ts';
import { mailOffice } from '@vakman/supabase/local/mail-addresses';
import { picture } from '../support/pictures.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { goodRequest, QuoteFormPage } from './quote-form.page.ts';

for (const language of ['nl', 'uk'] satisfies Language[]) {
  test(`a request with photos travels from the page to the office (${language})`, async ({ page, stack }) => {
    const form = new QuoteFormPage(page, language);
    const request = goodRequest();
    await form.open(stack.siteUrl);
    await form.hydrated();
    await form.fillIn(request);
    await form.photos.setInputFiles([
      { name: 'voorgevel.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg', 3000, 2000) },
      { name: 'kozijn.png', mimeType: 'image/png', buffer: await picture('png', 300, 200) },
    ]);
    await form.submit.click();

    await expect(form.success).toBeVisible();
    await expect(form.success).toBeFocused();
    await expect(form.toast(form.messages.toasts.success.title)).toBeVisible();
    const promise = fill(form.messages.toasts.success.text, {
      replyWithinHours: facts.company.replyWithinHours,
    });
    await expect(form.toast(promise)).toBeVisible();

    const [row] = await stack.requestsOf(request.email);
    expect(row).toMatchObject({
      ...request,
      address: `${request.street_address}, ${request.postal_code}`,
      language,
      source: null,
      postal_code_normalised: '1315 AB',
      phone_normalised: '+31612345678',
    });
    expect(row?.photos).toHaveLength(2);

    const office = await stack.mailTo(mailOffice, request.email);
    expect(office.html).toContain(request.street_address);
    expect(office.text).toContain('kozijnen');
    const links = [...office.html.matchAll(/href="([^"]*object\/sign\/[^"]*)"/g)].map(
      ([, link]) => link ?? '',
    );
    expect(new Set(links).size).toBe(2);
    for (const link of new Set(links)) {
      const answer = await page.request.get(link.replaceAll('&amp;', '&'));
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toMatch(/^image\/(jpeg|png|webp)/);
    }

    const confirmation = await stack.mailTo(request.email);
    for (const mail of [confirmation.subject, confirmation.html, confirmation.text]) {
      expect(mail).not.toContain(request.name);
      expect(mail).not.toContain('kozijnen');
    }
    expect(confirmation.html).toContain(`lang="${language}"`);
  });
}

test('on a phone the thanks are read from the first word of the page', async ({ page, stack }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const form = new QuoteFormPage(page);
  await form.open(stack.siteUrl);
  await form.sendGoodRequest();
  await expect(form.success).toBeFocused();
  const below = () =>
    page.evaluate(() => {
      const edge = (selector: string, side: 'top' | 'bottom') =>
        document.querySelector(selector)?.getBoundingClientRect()[side] ?? Number.NaN;
      return edge('h1', 'top') - edge('.site-header', 'bottom');
    });
  await expect.poll(below).toBeGreaterThanOrEqual(0);
});

test('the assistant hands its answers to the form, once', async ({ page, stack }) => {
  const form = new QuoteFormPage(page, 'nl');
  await page.addInitScript(() => {
    if (sessionStorage.getItem('handed-over')) return;
    sessionStorage.setItem('handed-over', 'yes');
    sessionStorage.setItem(
      'quote-preferences',
      JSON.stringify({ buildingType: 'existing', services: ['buitenschilder', 'houtrot-reparatie'] }),
    );
  });
  await form.open(stack.siteUrl);
  await form.hydrated();
  await expect(form.field('message')).toHaveValue(/^Bestaande bouw\n• .+\n• .+\n\nAanvullende informatie: $/);
  expect(await page.evaluate(() => sessionStorage.getItem('quote-preferences'))).toBeNull();
});

test('after success the form is empty and stored form data is gone', async ({ page, stack }) => {
  const form = new QuoteFormPage(page, 'nl');
  await form.open(stack.siteUrl);
  await page.evaluate(async () => {
    // The notice goes by itself after some seconds, and keeps that it did.
    localStorage.setItem('cookie-consent', 'declined');
    for (const key of ['contact-form-data', 'form-draft', 'user-input', 'temp-form-data', 'unrelated'])
      localStorage.setItem(key, 'x');
    await Promise.all(['my-form-cache', 'app-data', 'pictures'].map((name) => caches.open(name)));
  });
  await form.hydrated();
  await form.fillIn(goodRequest());
  await form.submit.click();
  await expect(form.success).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => [Object.keys(localStorage).toSorted(), (await caches.keys()).toSorted()]),
    )
    .toEqual([['cookie-consent', 'unrelated'], ['pictures']]);
  await page.getByRole('button', { name: form.messages.done.another }).click();
  await expect(form.field('name')).toHaveValue('');
});
