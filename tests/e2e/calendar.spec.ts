import type { Page } from '@playwright/test';
import { exampleBooking } from '@vakman/domain/booking/booking.example';
import { dayAt } from '@vakman/domain/calendar/day-at';
import { mondayOf } from '@vakman/domain/calendar/calendar-days';
import { wallTime } from '@vakman/domain/calendar/wall-time';
import { readAppointment } from '@vakman/supabase/client/appointments';
import { bookFacadeCleaning } from '@vakman/supabase/client/bookings';
import { availableSlots } from '@vakman/supabase/client/slots';
import { pathTo } from '@vakman/site/_data/routes.ts';
import { keeping, newSession } from '../support/stack/signed-in.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { stack } from '../support/stack/stack.ts';

/** Books a visit far ahead, for somebody whom no other test knows. */
async function bookedVisit() {
  const name = `Familie ${crypto.randomUUID().slice(0, 8)}`;
  const from = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const slots = await availableSlots(stack.connection, { size: 'unknown', fromDay: from, days: 14 });
  const slot = slots.find(({ starts_at }) => wallTime(starts_at).endsWith('10:00'));
  const email = `${crypto.randomUUID()}@example.org`;
  const booking = exampleBooking({
    name,
    email,
    square_meters: 'unknown',
    starts_at: slot?.starts_at ?? '',
    early_start: false,
  });
  const answer = await bookFacadeCleaning(stack.connection, booking);
  if (!answer.booked) throw new Error('The time was taken.');
  return { name, email, token: answer.token, startsAt: answer.starts_at };
}

/** Opens the calendar at the week of a visit. */
async function openWeek(page: Page, startsAt: string): Promise<void> {
  await page.goto(stack.siteUrl + pathTo('admin', 'nl') + '/calendar');
  const monday = (day: string) => Date.parse(mondayOf(day.slice(0, 10)));
  const ahead = (monday(startsAt) - monday(dayAt(Date.now()))) / (7 * 86_400_000);
  await page.getByRole('heading', { level: 1, name: 'Agenda' }).waitFor();
  await page.locator('.calendar-grid').waitFor();
  for (let turn = 0; turn < ahead; turn += 1) await page.getByRole('button', { name: 'Vooruit' }).click();
}

test('a drag is kept by the backend, taken back while nobody knows, and told ten seconds later', async ({
  browser,
}) => {
  const { name, email, token, startsAt } = await bookedVisit();
  const context = await browser.newContext({
    ...keeping(await newSession('employee')),
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 1400 });
  const refused: string[] = [];
  page.on('console', (line) => line.text().includes('Content Security Policy') && refused.push(line.text()));
  await openWeek(page, startsAt);
  const entry = page.getByRole('button', { name: new RegExp(name) });
  await expect(entry).toContainText('10:00');

  const startNow = async () => (await readAppointment(stack.connection, token))?.starts_at;
  const drag = async () => {
    const box = await entry.boundingBox();
    if (!box) throw new Error('The entry is not seen.');
    await page.mouse.move(box.x + box.width / 2, box.y + 12);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + 40, { steps: 4 });
    // Two hours down.
    await page.mouse.move(box.x + box.width / 2, box.y + 12 + 4 * 38, { steps: 8 });
    await page.mouse.up();
  };
  await drag();
  await expect(entry).toContainText('12:00');
  await expect.poll(startNow).not.toBe(startsAt);

  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(entry).toContainText('10:00');
  await expect.poll(startNow).toBe(startsAt);

  await drag();
  await expect(entry).toContainText('12:00');
  const told = await stack.mailTo(email, 'verzet');
  expect(told.attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(/\.ics$/)]);
  expect(refused).toEqual([]);
  await context.close();
});
