import { mailOffice } from '@vakman/supabase/local/mail-addresses';
import { picture } from '../support/pictures.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { goodRequest, QuoteFormPage } from './quote-form.page.ts';

test.use({ javaScriptEnabled: false });

for (const language of ['nl', 'ru'] as const) {
  test(`a visitor without script is told what is wrong, and then heard (${language})`, async ({
    page,
    stack,
  }) => {
    const form = new QuoteFormPage(page, language);
    const request = { ...goodRequest(), message: 'Kort "<b>"' };
    await form.open(stack.siteUrl);
    await form.fillIn({ ...request, phone: '123', message: 'Kort' });
    await form.submit.click();

    const { errors } = form.messages;
    await expect(page).toHaveTitle(new RegExp(`^${form.messages.errorSummary.prefix}`));
    await expect(page.getByRole('link', { name: errors.phone.tooShort })).toBeVisible();
    await expect(page.getByRole('link', { name: errors.message.tooShort })).toBeVisible();
    expect(await form.values()).toEqual({ ...request, phone: '123', message: 'Kort' });

    await form.fillIn(request);
    await page.locator('input[type=file]').setInputFiles({
      name: 'gevel.jpg',
      mimeType: 'image/jpeg',
      buffer: await picture('jpeg', 400, 300, { latitude: true }),
    });
    await form.submit.click();
    await expect(page).toHaveURL(/\/offerte-aanvragen\/bedankt$/);
    await expect(page.locator('html')).toHaveAttribute('lang', language);

    const rows = await stack.requestsOf(request.email);
    expect(rows).toMatchObject([{ message: request.message, language }]);
    expect(rows[0]?.photos).toHaveLength(1);
    expect(await stack.attachmentOf(request.email)).toEqual({ width: 400, height: 300, latitude: false });
    await stack.mailTo(mailOffice, request.email);
    await stack.mailTo(request.email);
  });
}
