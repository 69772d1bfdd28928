import { readAppointment } from '@vakman/supabase/client/appointments';
import { mailOffice } from '@vakman/supabase/local/mail-addresses';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { FacadeBookingPage, goodFacade, goodVisitor } from './facade-booking.page.ts';

test('a visitor of a partner books there, and his appointment is on our page', async ({ page, stack }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const booking = new FacadeBookingPage(page);
  const visitor = goodVisitor();
  await page.goto(`${stack.partnerUrl}/gevelreiniging`);
  await booking.goToSummary(visitor, goodFacade, 6);
  await booking.book.click();
  await expect(booking.done).toBeFocused();

  const link = new URL(await booking.appointmentLink());
  expect(link.origin + link.pathname).toBe(`${stack.siteUrl}/afspraak`);
  const appointment = await readAppointment(stack.connection, link.hash.slice(1));
  expect(appointment).toMatchObject({ status: 'requested', role: 'visitor', language: 'nl' });
  const office = await stack.mailTo(mailOffice, visitor.email);
  expect(office.text).toContain('klusgids');
  expect(errors).toEqual([]);
});
