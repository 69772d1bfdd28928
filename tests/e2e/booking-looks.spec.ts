import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { AppointmentPage } from './appointment.page.ts';
import { FacadeBookingPage, goodVisitor } from './facade-booking.page.ts';

/** Records by how much the page moves by itself: what moves within half a second of an input is its answer. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Hands out what was recorded since the last time. */
const takeShifts = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return (Reflect.get(globalThis, 'shifts') as number[]).splice(0);
  });

for (const { width, language, colorScheme } of [
  { width: 375, language: 'nl', colorScheme: 'light' },
  { width: 1280, language: 'de', colorScheme: 'dark' },
] as const) {
  test(`nothing moves by itself, and axe finds nothing, on any step (${language}, ${width} px, ${colorScheme})`, async ({
    page,
    stack,
  }) => {
    const booking = new FacadeBookingPage(page, language);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await recordShifts(page);
    const looksGood = async () => {
      expect(await takeShifts(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
    };
    /** A step that comes late on a busy machine is still the answer to the button. */
    const goesOnTo = async (step: 'price' | 'when' | 'contact' | 'summary') => {
      await booking.next.click();
      await booking.sees(step);
      await takeShifts(page);
    };
    await booking.open(stack.siteUrl);
    await booking.hydrated();
    await looksGood();
    await booking.next.click();
    await expect(booking.widget.getByRole('alert').first()).toBeFocused();
    await takeShifts(page);
    await looksGood();
    await booking.chooseFacade({
      postal_code: '1315 AB',
      square_meters: '50-100',
      material: 'plaster',
      height: 'three-storeys',
      access: 'neighbour',
      impregnation: 'no',
    });
    await goesOnTo('price');
    await looksGood();
    await goesOnTo('when');
    await booking.days.first().waitFor();
    // What comes late on a busy machine is the answer to the button, too.
    await takeShifts(page);
    await looksGood();
    await booking.chooseTime(7);
    // Held as soon as the backend answered, which on a busy machine takes its time.
    await takeShifts(page);
    await looksGood();
    await goesOnTo('contact');
    await booking.next.click();
    await expect(booking.widget.getByRole('alert').first()).toBeFocused();
    await takeShifts(page);
    await looksGood();
    await booking.fillIn(goodVisitor());
    await goesOnTo('summary');
    await looksGood();
    await booking.book.click();
    await expect(booking.done).toBeFocused();
    await takeShifts(page);
    await looksGood();

    const appointment = new AppointmentPage(page, language);
    await appointment.open(await booking.appointmentLink());
    await appointment.sees(appointment.messages.status.visitor.requested.title);
    await looksGood();
    await appointment.button(appointment.messages.withdraw.here).click();
    await takeShifts(page);
    await looksGood();
  });
}

test('on a phone the title of the page stands whole above a step', async ({ page, stack }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const booking = new FacadeBookingPage(page);
  await booking.open(stack.siteUrl);
  await booking.goToTimes();
  const below = () =>
    page.evaluate(() => {
      const title = document.querySelector('h1')?.getBoundingClientRect();
      const header = document.querySelector('.site-header')?.getBoundingClientRect();
      return (title?.top ?? Number.NaN) - (header?.bottom ?? 0);
    });
  await expect.poll(below).toBeGreaterThanOrEqual(0);
});
