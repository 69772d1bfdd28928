import type { CDPSession } from '@playwright/test';
import { desktop, type BenchContext } from '../bench-context.ts';
import type { Figure } from '../figure.ts';
import { median } from '../median.ts';
import { serveOnFreePort } from '../serve-on-free-port.ts';

const rows = 10_000;
const pairs = 7;

/** What a host does to its table, in its own page. */
const changes = {
  'rows added at once': (count: number) => {
    const row = '<tr><td>Almere</td><td><a href="#">Kozijnen</a></td><td><span>12</span> m²</td></tr>';
    (document.querySelector('tbody') as Element).innerHTML = row.repeat(count);
  },
  'rows added one by one': (count: number) => {
    const body = document.querySelector('tbody') as Element;
    for (let made = 0; made < count; made += 1) {
      const row = document.createElement('tr');
      for (const text of ['Almere', 'Kozijnen', '12 m²']) {
        row.appendChild(document.createElement('td')).textContent = text;
      }
      body.appendChild(row);
    }
  },
  'rows that change': () => {
    for (const row of document.querySelectorAll('tr')) {
      row.className = 'changed';
      for (const cell of row.cells) cell.textContent = 'Lelystad';
    }
  },
} as const;

/**
 * What the loader adds to the work of a host page that changes much: processor time of the page's main thread, with
 * the loader to without, each pair in two new pages of one browser.
 */
export async function measureHostChanges(context: BenchContext): Promise<Figure[]> {
  const host = await serveOnFreePort(
    async ({ url }) => hostPage(url.endsWith('/with') ? context.siteUrl : undefined),
    'a page with a table',
  );
  const ratios: Record<string, number[]> = {};
  try {
    for (let pair = 0; pair < pairs; pair += 1) {
      const times: Record<string, Record<string, number>> = {};
      // In turn first, so that what a browser learns from one page helps neither more.
      const order = pair % 2 === 0 ? ['without', 'with'] : ['with', 'without'];
      for (const path of order) times[path] = await timesOf(`${host.url}/${path}`, context);
      for (const [name, time] of Object.entries(times['with'] ?? {})) {
        (ratios[name] ??= []).push(time / (times['without']?.[name] ?? Number.NaN));
      }
    }
  } finally {
    await host.close();
  }
  return Object.entries(ratios).map(([name, measured]) => ({
    name: `host page, ${rows.toLocaleString('en-GB')} ${name}`,
    value: median(measured),
    unit: '×',
    goal: 1.1,
    reference: `the same page without the loader, median of ${pairs} pairs`,
  }));
}

/** Seconds of processor time that each change takes until all that it causes is done. */
async function timesOf(url: string, { browser }: BenchContext): Promise<Record<string, number>> {
  const page = await browser.newPage({ viewport: desktop });
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  const times: Record<string, number> = {};
  for (const [name, change] of Object.entries(changes)) {
    const before = await threadTime(client);
    await page.evaluate(change, rows);
    // The frame that shows it, and what waits for that frame.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
    );
    times[name] = (await threadTime(client)) - before;
    if (name.startsWith('rows added at once')) {
      await page.evaluate(() => document.querySelector('tbody')?.replaceChildren());
    }
  }
  await page.close();
  return times;
}

async function threadTime(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN;
}

/** A widget stands far below the table, where the loader waits for it. */
const hostPage = (siteUrl: string | undefined) =>
  new Response(
    `<!doctype html><html lang="nl">${
      siteUrl ? `<script type="module" src="${siteUrl}/embed/v1.js"></script>` : ''
    }<style>table { margin-bottom: 3000px }</style><table><tbody></tbody></table><vakman-quote-form></vakman-quote-form>`,
    { headers: { 'content-type': 'text/html' } },
  );
