import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { exampleRequest } from '@vakman/domain/quote-request/quote-request.example';
import type { LostReason, RequestState } from '@vakman/domain/request-handling/request-handling.states';
import { joinAddress } from '@vakman/domain/quote-request/quote-request.schema';
import { fill } from '@vakman/domain/text/fill';
import { pathTo } from '@vakman/site/_data/routes.ts';
import { insertQuoteRequest } from '@vakman/supabase/client/quote-requests';
import { keeping, sharedSession } from '../support/stack/signed-in.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { stack } from '../support/stack/stack.ts';

const { states, board, reasons } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../dashboard/src/features/requests/messages/nl.json'), 'utf8'),
) as {
  readonly states: Readonly<Record<RequestState, string>>;
  readonly board: { readonly move: string };
  readonly reasons: Readonly<Record<LostReason, string>>;
};

/** A request of nobody whom another test knows. */
async function newRequest() {
  const id = crypto.randomUUID();
  const name = `Jo ${id.slice(0, 8)}`;
  const email = `${id}@example.org`;
  await insertQuoteRequest(stack.connection, {
    ...exampleRequest,
    id,
    name,
    email,
    photos: [],
    language: 'nl',
    source: null,
    address: joinAddress(exampleRequest),
  });
  return { name };
}

/** The board with one request, which is new. */
async function openBoard(page: Page) {
  const { name } = await newRequest();
  await page.goto(
    `${stack.siteUrl}${pathTo('admin', 'nl')}/requests?view=board&search=${encodeURIComponent(name)}`,
  );
  const column = (state: RequestState) =>
    page.locator('.board-column').filter({ has: page.getByRole('heading', { name: states[state] }) });
  const cardIn = (state: RequestState) => column(state).getByRole('link', { name });
  await expect(cardIn('new')).toBeVisible();
  return { name, column, cardIn };
}

const undo = (page: Page) => page.locator('.toast .button').click();

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('What is dragged is not seen.');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + 100, { steps: 12 });
  await page.mouse.up();
}

async function signedIn(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    ...keeping(await sharedSession('employee')),
    viewport: { width: 1280, height: 1200 },
  });
  return context.newPage();
}

test('a card is dragged to another column, and comes back by undo', async ({ browser }) => {
  const page = await signedIn(browser);
  const { cardIn, column } = await openBoard(page);
  await drag(page, page.locator('.board-card-text'), column('quoted'));
  await expect(cardIn('quoted')).toBeVisible();
  await expect(cardIn('new')).toHaveCount(0);
  await expect(column('quoted').locator('h2 span')).toHaveText('1');
  await undo(page);
  await expect(cardIn('new')).toBeVisible();
});

test('by the keyboard a card is taken, brought to a column and let go', async ({ browser }) => {
  const page = await signedIn(browser);
  const { cardIn } = await openBoard(page);
  await page.locator('.board-card-head button').first().focus();
  await page.keyboard.press('Enter');
  const columnOfFocus = page.locator('.board-column:has(:focus) h2');
  await expect(columnOfFocus).not.toContainText(states.new);
  for (let step = 0; step < 7; step += 1) {
    // Each step is seen before the next.
    // oxlint-disable-next-line no-await-in-loop
    if ((await columnOfFocus.textContent())?.startsWith(states.quoted)) break;
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(cardIn('quoted')).toBeVisible();
  await expect(cardIn('new')).toHaveCount(0);
});

test('what is lost is asked its reason, and stays lost for it', async ({ browser }) => {
  const page = await signedIn(browser);
  const { name, cardIn } = await openBoard(page);
  await page.getByRole('button', { name: fill(board.move, { name }) }).click();
  await page.getByRole('menuitem', { name: states.lost }).click();
  await page.getByRole('button', { name: reasons['too-late'] }).click();
  await expect(cardIn('lost')).toBeVisible();
  await cardIn('lost').click();
  await expect(page.locator('#request-reason')).toHaveValue('too-late');
});
