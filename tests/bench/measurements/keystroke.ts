import { phone, type BenchContext } from '../bench-context.ts';
import type { Figure } from '../figure.ts';

const slowdown = 4;
const words = { name: 'Sanne de Boer', message: 'Zes kozijnen, 12 m²' };

/** The longest that a keystroke in the quote form takes until it is painted, on a slow machine. */
export async function measureKeystroke({ browser, siteUrl, routes }: BenchContext): Promise<Figure[]> {
  const quote = routes.find(({ kind, lang }) => kind === 'quote' && lang === 'nl');
  const page = await browser.newPage({ viewport: phone });
  await page.goto(siteUrl + (quote?.url ?? ''), { waitUntil: 'networkidle' });
  const form = page.locator('vakman-quote-form');
  await form.locator('[name=name]').focus();
  // The script comes with the focus; typing is measured once it is there.
  await page.locator('vakman-quote-form[data-hydrated]').waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(globalThis, { durations });
    const observer = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (/^(?:key|input|beforeinput)/.test(name)) durations.push(duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (const [name, text] of Object.entries(words)) {
    await form.locator(`[name=${name}]`).pressSequentially(text, { delay: 120 });
  }
  await page.waitForTimeout(500);
  const durations = await page.evaluate(() => (globalThis as unknown as { durations: number[] }).durations);
  await page.close();
  const strokes = Object.values(words).join('').length;
  return [
    {
      name: 'keystroke in the quote form',
      // Shorter ones than that no browser tells.
      value: Math.max(16, ...durations),
      unit: 'ms',
      goal: 50,
      reference: `worst of ${strokes}, CPU ${slowdown} × slower, until painted`,
    },
  ];
}
