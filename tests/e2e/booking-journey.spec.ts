import { readAppointment } from '@vakman/supabase/client/appointments';
import type { CaughtMail } from '@vakman/supabase/local/mail-catcher/mailbox';
import { mailOffice } from '@vakman/supabase/local/mail-addresses';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { AppointmentPage } from './appointment.page.ts';
import { FacadeBookingPage, goodFacade, goodVisitor } from './facade-booking.page.ts';

test.use({ viewport: { width: 375, height: 800 } });

/** The private link in a mail. */
function linkIn({ text }: CaughtMail): string {
  const [link] = /https?:\/\/\S+\/afspraak#[\da-f]{64}/.exec(text) ?? [];
  if (!link) throw new Error(`No private link in the mail: ${text}`);
  return link;
}

test('an appointment is booked, confirmed by the office, moved and cancelled, by the links in the mails', async ({
  page,
  stack,
}) => {
  const booking = new FacadeBookingPage(page);
  const visitor = goodVisitor();
  await booking.open(stack.siteUrl);
  await booking.goToSummary(visitor, goodFacade, 8);
  await booking.book.click();
  await expect(booking.done).toBeFocused();
  const reference = (await booking.widget.locator('.reference strong').textContent()) ?? '';

  const appointment = new AppointmentPage(page);
  const { messages } = appointment;
  const received = await stack.mailTo(visitor.email, reference);
  const office = await stack.mailTo(mailOffice, reference);
  expect(office.text).toContain(visitor.street_address);
  expect(office.text).toContain(visitor.phone);

  // Looking changes nothing, however often a mail scanner does so.
  await appointment.open(linkIn(office));
  await appointment.sees(messages.status.office.requested.title);
  await appointment.open(linkIn(office));
  await appointment.button(messages.confirm).click();
  await appointment.sees(messages.status.office.confirmed.title);
  await expect(appointment.button(messages.confirm)).toBeHidden();

  await stack.mailTo(visitor.email, messages.status.visitor.confirmed.title);
  await appointment.open(linkIn(received));
  await appointment.sees(messages.status.visitor.confirmed.title);
  await appointment.moveToSecondWeek();
  await appointment.sees(messages.moved.visitor);

  await page.reload();
  await appointment.sees(messages.status.visitor.requested.title);
  await appointment.button(messages.cancel.open).click();
  await appointment.button(messages.cancel.confirm).click();
  await appointment.sees(messages.status.visitor.cancelled.title);
  const token = new URL(linkIn(received)).hash.slice(1);
  expect(await readAppointment(stack.connection, token)).toMatchObject({ status: 'cancelled', sequence: 3 });
});

test('who withdraws makes his statement in two steps, and gets it acknowledged (zh)', async ({
  page,
  stack,
}) => {
  const booking = new FacadeBookingPage(page, 'zh');
  const visitor = goodVisitor();
  await booking.open(stack.siteUrl);
  await booking.goToSummary(visitor, { ...goodFacade, material: 'plaster' }, 9);
  await booking.book.click();
  await expect(booking.done).toBeFocused();
  const link = linkIn(await stack.mailTo(visitor.email));
  expect(new URL(link).pathname).toBe('/zh/afspraak');

  const appointment = new AppointmentPage(page, 'zh');
  const { messages } = appointment;
  await appointment.open(link);
  await appointment.button(messages.withdraw.here).click();
  await expect(appointment.widget.getByRole('blockquote')).toContainText(visitor.name);
  await appointment.button(messages.withdraw.confirm).click();
  await appointment.sees(messages.status.visitor.withdrawn.title);
  await stack.mailTo(mailOffice, 'Herroepen');
});

test('the language can be changed on the page of an appointment', async ({ page, stack }) => {
  const booking = new FacadeBookingPage(page);
  const visitor = goodVisitor();
  await page.setViewportSize({ width: 1280, height: 800 });
  await booking.open(stack.siteUrl);
  await booking.goToSummary(visitor, goodFacade, 7);
  await booking.book.click();
  await booking.widget.getByRole('link', { name: booking.messages.done.manage }).click();
  await new AppointmentPage(page).sees(new AppointmentPage(page).messages.status.visitor.requested.title);
  await page.locator('.language-button').click();
  await page.locator('#languages a[lang=de]').click();
  const german = new AppointmentPage(page, 'de');
  await german.sees(german.messages.status.visitor.requested.title);
});

test('a link that leads nowhere says so, and whom to call', async ({ page, stack }) => {
  const appointment = new AppointmentPage(page);
  await appointment.open(`${stack.siteUrl}/afspraak#${'0'.repeat(64)}`);
  await appointment.sees(appointment.messages.unknown.title);
  await expect(appointment.widget.getByRole('link')).toHaveAttribute('href', /^tel:/);
});
