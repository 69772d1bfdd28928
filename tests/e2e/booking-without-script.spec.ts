import { mailOffice } from '@vakman/supabase/local/mail-addresses';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { FacadeBookingPage, goodFacade, goodVisitor } from './facade-booking.page.ts';

test.use({ javaScriptEnabled: false });

for (const language of ['nl', 'es'] as const) {
  test(`a visitor without script books by plain pages, and is told what is wrong (${language})`, async ({
    page,
    stack,
  }) => {
    const booking = new FacadeBookingPage(page, language);
    const { messages } = booking;
    const visitor = goodVisitor();
    const goOn = () => page.getByRole('button', { name: messages.next, exact: true }).click();
    await booking.open(stack.siteUrl);
    await booking.chooseFacade({ ...goodFacade, material: '' });
    await goOn();
    await expect(page.getByRole('link', { name: messages.errors.material.required })).toBeVisible();
    await page.locator('[name=material]').selectOption(goodFacade.material);
    await goOn();

    await expect(page.getByText(messages.price.fixed, { exact: true })).toBeVisible();
    await goOn();
    await expect(page.getByRole('link', { name: messages.errors.slot.required })).toBeVisible();
    await page.locator('[name=starts_at]:visible').last().check();
    await goOn();

    await expect(page.getByRole('heading', { name: messages.steps.contact })).toBeVisible();
    for (const [name, value] of Object.entries(visitor)) await page.locator(`[name=${name}]`).fill(value);
    await page.locator('[name=phone]').fill('123');
    const wish = page.getByRole('checkbox');
    if (await wish.isVisible()) await wish.check();
    await goOn();
    await expect(page.getByRole('link', { name: messages.errors.phone.tooShort })).toBeVisible();
    await expect(page.locator('[name=name]')).toHaveValue(visitor.name);
    await page.locator('[name=phone]').fill(visitor.phone);
    await goOn();

    await expect(page.getByText(visitor.email)).toBeVisible();
    await page.goBack();
    await expect(page.locator('[name=email]')).toHaveValue(visitor.email);
    await goOn();
    await expect(page.getByText(visitor.email)).toBeVisible();
    await page.getByRole('button', { name: messages.submit.fixed }).click();
    await expect(page.getByRole('heading', { name: messages.done.title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await stack.mailTo(visitor.email);
    await stack.mailTo(mailOffice, visitor.email);
  });
}
