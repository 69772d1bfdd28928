import type { Browser } from '@playwright/test';
import { desktop, phone, type BenchContext } from '../bench-context.ts';
import type { Figure } from '../figure.ts';
import { inParallel } from '../in-parallel.ts';
import { countShifts, readToTheEnd } from '../layout-shifts.ts';
import { somePages, templatePages } from '../template-pages.ts';

/** The most that anything moves by itself on any template, while it loads and while the visitor scrolls to its end. */
export async function measureLayoutShift(context: BenchContext): Promise<Figure[]> {
  const { browser, siteUrl, routes, full } = context;
  const pages = templatePages(routes);
  const visits = (full ? pages : somePages(pages)).flatMap(({ url }) =>
    [phone, desktop].map((viewport) => ({ url, viewport })),
  );
  const shifts = await inParallel(visits, 3, async ({ url, viewport }) => ({
    where: `${url}, ${viewport.width} px`,
    value: await shiftOf(browser, siteUrl + url, viewport),
  }));
  const worst = shifts.toSorted((one, other) => other.value - one.value)[0];
  if (!worst) throw new Error('There are no pages to look at');
  return [
    {
      name: `layout shift, worst page (${worst.where})`,
      value: worst.value,
      unit: 'shift',
      goal: 0,
      reference: `${visits.length} visits${full ? '' : ', --full for all'}`,
    },
  ];
}

async function shiftOf(browser: Browser, url: string, viewport: typeof phone): Promise<number> {
  const page = await browser.newPage({ viewport });
  const shifts = await countShifts(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await readToTheEnd(page);
  const shift = await shifts();
  await page.close();
  return shift;
}
