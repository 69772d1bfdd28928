import type { Page } from '@playwright/test';
import { expect, test } from '../support/stack/stack.fixture.ts';

/** How strong the highlight of each quote button is, some milliseconds after the page came. */
function highlights(page: Page, milliseconds: number): Promise<number[]> {
  return page.evaluate((time) => {
    const pulses = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation && animation.animationName === 'pulse');
    return pulses.map((pulse) => {
      pulse.pause();
      pulse.currentTime = time;
      const button = (pulse.effect as KeyframeEffect).target as Element;
      return Number(getComputedStyle(button, '::after').opacity);
    });
  }, milliseconds);
}

test('quote buttons light up for 1.2 of every 5 seconds', async ({ page, stack }) => {
  await page.goto(stack.siteUrl, { waitUntil: 'networkidle' });
  for (const dark of [0, 4999, 6201, 9999, 11_201]) {
    const strengths = await highlights(page, dark);
    expect(strengths.length).toBeGreaterThanOrEqual(2);
    expect(Math.max(...strengths), `${dark} ms`).toBe(0);
  }
  for (const lit of [5000, 5600, 6000, 10_000, 10_600]) {
    expect(Math.min(...(await highlights(page, lit))), `${lit} ms`).toBeGreaterThan(0);
  }
});

test('who wants less motion sees none', async ({ page, stack }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(stack.siteUrl, { waitUntil: 'networkidle' });
  expect(await highlights(page, 5600)).toEqual([]);
});
