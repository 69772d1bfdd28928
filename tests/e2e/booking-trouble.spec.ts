import { exampleBooking } from '@vakman/supabase/local/booking-desk/example-booking';
import { bookFacadeCleaning } from '@vakman/supabase/client/book-facade-cleaning';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { FacadeBookingPage, goodVisitor, packageFacade } from './facade-booking.page.ts';

test('who is too late for a time is offered the nearest ones, and types nothing twice', async ({
  page,
  stack,
}) => {
  const booking = new FacadeBookingPage(page);
  const visitor = goodVisitor();
  await booking.open(stack.siteUrl);
  await booking.goToContact(packageFacade, 3);
  await booking.fillIn(visitor);
  await booking.back.click();
  await booking.sees('when');
  // Every crew is given away while the visitor looks at the list.
  const wanted = booking.times.last();
  const starts_at = (await wanted.getAttribute('value')) ?? '';
  const takeOne = () => bookFacadeCleaning(stack.connection, exampleBooking({ starts_at }));
  while ((await takeOne()).booked);
  await wanted.check();
  await expect(booking.widget.getByText(booking.messages.hold.lost)).toBeVisible();
  const nearest = booking.widget
    .getByRole('radiogroup', { name: booking.slots.alternatives })
    .getByRole('radio');
  await nearest.first().check();
  await expect(nearest.first()).toBeFocused();
  await booking.held();
  await booking.next.click();
  await booking.sees('contact');
  await expect(booking.field('email')).toHaveValue(visitor.email);
  await booking.askEarlyStart();
  await booking.next.click();
  await booking.book.click();
  await expect(booking.done).toBeFocused();
});

test('a hold that ran out is taken again, with everything that was typed', async ({ page, stack }) => {
  const booking = new FacadeBookingPage(page);
  const visitor = goodVisitor();
  await page.clock.install();
  await booking.open(stack.siteUrl);
  await booking.goToContact(packageFacade, 2);
  await booking.fillIn(visitor);
  await page.clock.runFor('20:00');
  await expect(booking.widget.getByText(booking.messages.hold.expired)).toBeVisible();
  await booking.widget.getByRole('button', { name: booking.messages.hold.again }).click();
  await booking.held();
  await expect(booking.field('street_address')).toHaveValue(visitor.street_address);
});

test('beyond the served towns a quote is offered, and what was chosen goes along', async ({
  page,
  stack,
}) => {
  const booking = new FacadeBookingPage(page);
  const visitor = { ...goodVisitor(), postal_code: '9711 AA' };
  await booking.open(stack.siteUrl);
  await booking.goToContact();
  await booking.fillIn(visitor);
  await expect(booking.widget.getByText(booking.messages.outside.text)).toBeVisible();
  await booking.widget.getByRole('link', { name: booking.messages.outside.link }).click();
  await expect(page).toHaveURL(`${stack.siteUrl}/offerte-aanvragen`);
  const form = page.locator('vakman-quote-form');
  await expect(form.locator('[name=email]')).toHaveValue(visitor.email);
  await expect(form.locator('[name=postal_code]')).toHaveValue(visitor.postal_code);
  await expect(form.locator('[name=square_meters]')).toHaveValue(packageFacade.square_meters);
  await expect(form.locator('[name=message]')).toHaveValue(
    new RegExp(booking.messages.choices.material.brick),
  );
});

test('a facade that fits no day is led to a quote at once', async ({ page, stack }) => {
  const booking = new FacadeBookingPage(page);
  await booking.open(stack.siteUrl);
  await booking.hydrated();
  await booking.field('square_meters').selectOption('500+');
  await expect(booking.widget.getByText(booking.messages.tooLarge.text)).toBeVisible();
  await expect(booking.next).toBeHidden();
});

test('a tab closed in the middle loses nothing that was chosen or typed', async ({ context, stack }) => {
  const visitor = goodVisitor();
  const first = new FacadeBookingPage(await context.newPage());
  await first.open(stack.siteUrl);
  await first.goToContact(packageFacade, 4);
  await first.fillIn(visitor);
  await first.page.close();

  const second = new FacadeBookingPage(await context.newPage());
  await second.open(stack.siteUrl);
  await second.hydrated();
  await expect(second.widget.getByText(second.messages.draft.restored)).toBeVisible();
  await expect(second.field('square_meters')).toHaveValue(packageFacade.square_meters);
  await second.next.click();
  await second.next.click();
  await second.held();
  await second.next.click();
  await expect(second.field('email')).toHaveValue(visitor.email);
});

test('the way back loses nothing', async ({ page, stack }) => {
  const booking = new FacadeBookingPage(page);
  const visitor = goodVisitor();
  await booking.open(stack.siteUrl);
  await booking.goToSummary(visitor, packageFacade, 5);
  for (const step of ['contact', 'when', 'price', 'what'] as const) {
    await page.goBack();
    await booking.sees(step);
  }
  await expect(booking.option('access', 'free')).toBeChecked();
  await page.goForward();
  await page.goForward();
  await page.goForward();
  await expect(booking.field('name')).toHaveValue(visitor.name);
});
