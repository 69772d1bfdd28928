import type { Browser } from '@playwright/test';
import { createSiteHandler, type RequestHandler } from '@vakman/commands/serve/site-handler.ts';
import { desktop, type BenchContext } from '../bench-context.ts';
import type { Figure } from '../figure.ts';
import { median } from '../median.ts';
import { serveOnFreePort } from '../serve-on-free-port.ts';

const serverMs = 600;
/** Before the click the pointer rests on the link this long. */
const restMs = 1000;

/** Pages that every page leads to. */
const kinds = ['faq', 'blog', 'vacancies', 'terms', 'privacy'] as const;

/** How long after a click the next page is painted, where the server takes its time and the pointer rested a moment. */
export async function measureNextPage({ browser, siteFolder, routes }: BenchContext): Promise<Figure[]> {
  const site = await serveOnFreePort(slowPages(createSiteHandler(siteFolder)), 'slow pages');
  try {
    const times: number[] = [];
    for (const kind of kinds) {
      const next = routes.find((route) => route.kind === kind && route.lang === 'nl');
      if (!next) throw new Error(`There is no page of the kind "${kind}"`);
      times.push(await timeToNextPage(browser, site.url, next.url));
    }
    const reference = `server answers in ${serverMs} ms, median of ${kinds.length}`;
    return [
      { name: 'next page after a click', value: Math.round(median(times)), unit: 'ms', goal: 150, reference },
    ];
  } finally {
    await site.close();
  }
}

function slowPages(site: RequestHandler): RequestHandler {
  return async (request, sender) => {
    const answer = await site(request, sender);
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    if (isPage) await new Promise((resolve) => setTimeout(resolve, serverMs));
    return answer;
  };
}

async function timeToNextPage(browser: Browser, siteUrl: string, next: string): Promise<number> {
  const page = await browser.newPage({ viewport: desktop });
  await page.goto(`${siteUrl}/`, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const note = ({ timeStamp }: Event) =>
      sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
    addEventListener('click', note, { capture: true });
  });
  const link = page.locator(`a[href="${next}"]:visible`).first();
  await link.hover();
  await page.waitForTimeout(restMs);
  await link.click();
  await page.waitForURL(siteUrl + next);
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0];
          const clicked = Number(sessionStorage.getItem('clicked'));
          if (paint) resolve(performance.timeOrigin + paint.startTime - clicked);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  await page.close();
  return painted;
}
