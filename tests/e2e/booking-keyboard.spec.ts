import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { FacadeBookingPage, goodFacade, goodVisitor } from './facade-booking.page.ts';

/** More than there are stops between two things of the booking. */
const patience = 40;

async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < patience; presses += 1) {
    if (await element.evaluate((found) => found.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  await expect(element).toBeFocused();
}

/** Typing a few letters chooses in a list, whether it is open or not. */
async function chooseByKeys(page: Page, list: Locator, value: string): Promise<void> {
  await tabTo(page, list);
  for (let presses = 0; presses < patience; presses += 1) {
    if ((await list.inputValue()) === value) return;
    await page.keyboard.press('ArrowDown');
  }
}

test('a facade cleaning is booked by keyboard alone', async ({ page, stack }) => {
  const booking = new FacadeBookingPage(page);
  const visitor = goodVisitor();
  const { postal_code, square_meters, material, height } = goodFacade;
  await booking.open(stack.siteUrl);
  await tabTo(page, booking.field('postal_code'));
  await booking.hydrated();
  await page.keyboard.type(postal_code);
  await chooseByKeys(page, booking.field('square_meters'), square_meters);
  await chooseByKeys(page, booking.field('material'), material);
  await chooseByKeys(page, booking.field('height'), height);
  await tabTo(page, booking.option('access', 'free'));
  await page.keyboard.press('Space');
  await tabTo(page, booking.option('impregnation', 'yes'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  // Each step takes the focus when it comes, and says how far it is.
  const heading = (step: keyof typeof booking.messages.steps) =>
    booking.widget.getByRole('heading', { name: booking.messages.steps[step] });
  await expect(heading('price')).toBeFocused();
  await tabTo(page, booking.next);
  await page.keyboard.press('Enter');
  await expect(heading('when')).toBeFocused();
  await booking.days.first().waitFor();
  await tabTo(page, booking.laterWeek);
  await page.keyboard.press('Enter');
  await tabTo(page, booking.times.first());
  await page.keyboard.press('Space');
  await booking.held();
  await tabTo(page, booking.next);
  await page.keyboard.press('Enter');
  await expect(heading('contact')).toBeFocused();
  for (const [name, value] of Object.entries(visitor) as [keyof typeof visitor, string][]) {
    await tabTo(page, booking.field(name));
    // The one that was typed in the first step stands there already.
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(value);
  }
  const wish = booking.widget.getByRole('checkbox');
  if (await wish.isVisible()) {
    await tabTo(page, wish);
    await page.keyboard.press('Space');
  }
  await tabTo(page, booking.next);
  await page.keyboard.press('Enter');
  await expect(heading('summary')).toBeFocused();
  await tabTo(page, booking.book);
  await page.keyboard.press('Enter');
  await expect(booking.done).toBeFocused();
  await stack.mailTo(visitor.email);
});
