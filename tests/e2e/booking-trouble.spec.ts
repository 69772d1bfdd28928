import { readFile } from 'node:fs/promises';
import { exampleBooking } from '@vakman/domain/booking/booking.example.ts';
import { readAppointment } from '@vakman/supabase/client/appointments';
import { bookFacadeCleaning } from '@vakman/supabase/client/bookings';
import { picture } from '../support/pictures.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { FacadeBookingPage, goodFacade, goodVisitor } from './facade-booking.page.ts';
import { loseFirstAnswer } from './lose-first-answer.ts';

test('who is too late for a time is offered the nearest ones, and types nothing twice', async ({
  page,
  stack,
}) => {
  const booking = new FacadeBookingPage(page);
  const visitor = goodVisitor();
  await booking.open(stack.siteUrl);
  await booking.goToContact(goodFacade, 3);
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
  await expect(booking.widget.locator(`input[value="${starts_at}"]`)).toHaveCount(0);
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

test('who changes something after a lost answer is told that his appointment stands as he sent it first', async ({
  page,
  stack,
}) => {
  const booking = new FacadeBookingPage(page);
  await loseFirstAnswer(page, '**/rest/v1/rpc/book_facade_cleaning');
  await booking.open(stack.siteUrl);
  await booking.goToSummary(goodVisitor(), goodFacade, 4);
  await booking.book.click();
  await expect(booking.widget.getByText(booking.messages.troubles.failed)).toBeVisible();
  await booking.back.click();
  await booking.sees('contact');
  await booking.fillIn({ street_address: 'Nieuwstraat 99' });
  await booking.next.click();
  await booking.sees('summary');
  await booking.book.click();
  await expect(booking.done).toBeFocused();
  await expect(booking.widget.getByText(booking.messages.troubles.alreadyBooked)).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    booking.widget.getByRole('button', { name: booking.messages.done.calendar }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).not.toContain('LOCATION');
  await booking.widget.getByRole('button', { name: booking.messages.done.review }).click();
  await booking.sees('summary');
  await expect(booking.widget.getByText('Nieuwstraat 99')).toBeVisible();

  // Another address for the mails is told no more than that.
  await booking.back.click();
  await booking.fillIn({ email: goodVisitor().email });
  await booking.next.click();
  await booking.book.click();
  await expect(booking.widget.getByText(booking.messages.troubles.alreadyBooked)).toBeVisible();
  await booking.sees('summary');
});

test('a hold that ran out is taken again, with everything that was typed', async ({ page, stack }) => {
  const booking = new FacadeBookingPage(page);
  const visitor = goodVisitor();
  await page.clock.install();
  await booking.open(stack.siteUrl);
  await booking.goToContact(goodFacade, 2);
  await booking.fillIn(visitor);
  await page.clock.runFor('20:00');
  await expect(booking.widget.getByText(booking.messages.hold.expired)).toBeVisible();
  await booking.widget.getByRole('button', { name: booking.messages.hold.again }).click();
  await booking.held();
  await expect(booking.field('street_address')).toHaveValue(visitor.street_address);
});

test('beyond the served towns the first step says so at once, and hands over what was typed', async ({
  page,
  stack,
}) => {
  const booking = new FacadeBookingPage(page);
  await booking.open(stack.siteUrl);
  await booking.hydrated();
  await booking.field('postal_code').fill('3511 AA');
  await booking.widget.getByRole('link', { name: booking.messages.outside.link }).click();
  await expect(page).toHaveURL(`${stack.siteUrl}/offerte-aanvragen`);
  const form = page.locator('vakman-quote-form');
  await expect(form.locator('[name=postal_code]')).toHaveValue('3511 AA');
  await expect(form.locator('[name=message]')).toHaveValue(/Gevelreiniging/);
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
  await expect(form.locator('[name=square_meters]')).toHaveValue(goodFacade.square_meters);
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
  await first.goToContact(goodFacade, 4);
  await first.fillIn(visitor);
  await first.page.close();

  const second = new FacadeBookingPage(await context.newPage());
  await second.open(stack.siteUrl);
  await second.hydrated();
  await expect(second.widget.getByText(second.messages.draft.restored)).toBeVisible();
  await expect(second.field('square_meters')).toHaveValue(goodFacade.square_meters);
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
  await booking.goToSummary(visitor, goodFacade, 5);
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

test('what is booked cannot be changed while it is on its way', async ({ page, stack }) => {
  const booking = new FacadeBookingPage(page);
  const visitor = goodVisitor();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/storage/v1/object/**', async (route) => {
    await released;
    await route.continue();
  });
  await booking.open(stack.siteUrl);
  await booking.hydrated();
  const buffer = await picture('jpeg', 80, 60);
  const input = booking.widget.locator('input[type=file]');
  await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await booking.goToSummary(visitor, goodFacade, 4);
  await booking.book.click();
  const busy = booking.widget.getByRole('button', { name: booking.messages.submitting });
  await expect(busy).toBeVisible();
  await expect(booking.back).toBeDisabled();
  await booking.back.click({ force: true });
  const changes = booking.widget.getByRole('button', { name: booking.messages.summary.change });
  await changes.last().click({ force: true });
  await booking.sees('summary');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"summary"');
  await booking.sees('summary');
  await expect(busy).toBeVisible();
  release();
  await expect(booking.done).toBeFocused();
  const link = new URL(await booking.appointmentLink());
  expect(await readAppointment(stack.connection, link.hash.slice(1))).toMatchObject({ status: 'requested' });
});
