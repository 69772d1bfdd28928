import { readFile } from 'node:fs/promises';
import type { Browser, Download, Page } from '@playwright/test';
import { mailOffice } from '@vakman/supabase/local/mail-addresses';
import { quoteRequestRow } from '../database/support/quote-request-row.ts';
import { keeping, sharedSession } from '../support/stack/signed-in.ts';
import type { Stack } from '../support/stack/stack.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';

const padding = 'x'.repeat(1900);
/** What a field may hold of what it should not, by what it is after. */
const attacks = {
  script: (mark: string) => `${mark} <script>zqx=1</script><img src=x onerror=zqx=1>"'><svg/onload=zqx=1>`,
  formula: (mark: string) => `=cmd|' /C calc'!A0;@SUM(1+1)*cmd|' /C calc'!A0;\t-1+1 ${mark}`,
  direction: (mark: string) =>
    `${mark} \u202etxt.exe\u2066 \u05e9\u05dc\u05d5\u05dd \u{1f3a8}\u{1f469}\u200d\u{1f527}\u0301`,
} as const;
type Attack = keyof typeof attacks;

interface Sent {
  readonly id: string;
  readonly email: string;
  readonly mark: string;
}

const post = (stack: Stack, path: string, body: object) =>
  fetch(`${stack.connection.url}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { apikey: stack.connection.publishableKey, 'content-type': 'application/json' },
  });

/** A request as somebody sends it who does not bother with the form. */
async function attack(stack: Stack, kind: Attack): Promise<Sent> {
  const mark = `zq${crypto.randomUUID().slice(0, 8)}`;
  const text = attacks[kind](mark);
  const row = quoteRequestRow({
    name: text,
    email: `-2+3+${mark}@example.test`,
    street_address: text,
    message: `${text}\n${text}\n${padding}`.slice(0, 2000),
  });
  const sent = { ...row, address: `${row.street_address}, ${row.postal_code}` };
  const answer = await post(stack, '/rest/v1/quote_requests', sent);
  expect(await answer.text()).toBe('');
  await post(stack, '/functions/v1/send-quote-notification', { id: row.id });
  return { id: row.id, email: row.email, mark };
}

/** Whatever runs of it sets this, opens a dialog, or asks for what is not there. */
async function openOffice(browser: Browser, width: number): Promise<{ page: Page; ran: string[] }> {
  const context = await browser.newContext({
    ...keeping(await sharedSession('admin')),
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/x')) ran.push(request.url());
  });
  return { page, ran };
}

/** What a text of a stranger does to a page: elements of its own, code that ran, words that it turns, room that it takes. */
const harm = (page: Page, mark: string) =>
  page.evaluate((mark) => {
    const faults: string[] = [];
    if ('zqx' in window) faults.push('code ran');
    if (document.querySelector('img[src="x"], [onerror], [onload], svg[onload], main script'))
      faults.push('an element of its own');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let shown = 0;
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? '';
      if (!text.includes(mark)) continue;
      shown += 1;
      const isApart = texts.currentNode.parentElement?.closest('[dir=auto], bdi, textarea, option, title');
      if (text.includes('\u202e') && !isApart) faults.push(`turns words of ours: ${text.slice(0, 60)}`);
    }
    if (shown === 0) faults.push('not shown at all');
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`${scrollWidth} px in ${clientWidth}`);
    return faults;
  }, mark);

const textOf = async (download: Promise<Download>) => readFile(await (await download).path(), 'utf8');

for (const kind of Object.keys(attacks) as Attack[])
  for (const width of [375, 1280])
    test(`a request full of ${kind} is words to the office, ${width} px wide`, async ({ browser, stack }) => {
      test.setTimeout(120_000);
      const { id, email, mark } = await attack(stack, kind);
      const { page, ran } = await openOffice(browser, width);
      const expectHarmless = async () => {
        await expect.poll(() => harm(page, mark)).toEqual([]);
        expect(ran).toEqual([]);
      };
      const admin = `${stack.siteUrl}/admin`;

      await page.goto(`${admin}/requests`);
      await page.locator('#requests-search').fill(mark);
      await page.locator(`[data-request="${id}"]`).waitFor();
      await expectHarmless();
      const csv = page.waitForEvent('download');
      await page.getByRole('button', { name: /CSV/ }).click();
      const table = await textOf(csv);
      expect(table).toContain(mark);
      expect(table).not.toMatch(/(?:^|[,;\t\r\n])["\s]*[=+\-@]/);

      await page.goto(`${admin}/requests/${id}`);
      await page.locator('#request-state').waitFor();
      await expectHarmless();
      await page.emulateMedia({ media: 'print' });
      await expectHarmless();
      await page.emulateMedia({ media: 'screen' });
      const vcard = page.waitForEvent('download');
      await page.locator('.request-ways button.link').click();
      const properties = (await textOf(vcard))
        .trimEnd()
        .split('\r\n')
        .map((line) => line.split(/[:;]/)[0]);
      expect(properties).toEqual(['BEGIN', 'VERSION', 'FN', 'EMAIL', 'TEL', 'ADR', 'END']);

      const part = page.locator('.reply-part');
      await part.locator('.primary').click();
      await page.locator('#reply-subject').fill(attacks[kind](mark).slice(0, 150));
      await page.locator('#reply-body').fill(attacks[kind](mark));
      await part.locator('.reply-acts .button:not(.primary)').click();
      await page.locator('.reply-preview').waitFor();
      await expectHarmless();

      await page.goto(admin);
      await page.locator('h1').first().waitFor();
      expect((await harm(page, mark)).filter((fault) => fault !== 'not shown at all')).toEqual([]);
      expect(ran).toEqual([]);

      const mail = await stack.mailTo(mailOffice, email);
      expect(mail.html).not.toMatch(/<script|<img src=x|<svg/);
      expect(mail.subject).not.toMatch(/[\r\n\u202a-\u202e\u2066-\u2069]/);
    });

test('a text with NUL is refused, and leaves nothing', async ({ stack }) => {
  const row = quoteRequestRow({ message: 'Kozijnen\u0000schilderen' });
  const answer = await post(stack, '/rest/v1/quote_requests', row);
  expect(answer.status).toBe(400);
  expect(await stack.requestsOf(row.email)).toEqual([]);
});
