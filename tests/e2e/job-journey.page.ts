import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '../support/stack/stack.fixture.ts';

interface LineKinds {
  readonly optional: string;
  readonly alternative: string;
}

interface QuoteWords {
  readonly request: { readonly begin: string };
  readonly lines: { readonly add: string };
  readonly line: Record<'next' | 'done', string>;
  readonly acts: { readonly preview: string };
  readonly send: { readonly send: string };
  readonly saving: { readonly stored: string };
  readonly kinds: LineKinds;
}

interface OfficeProjectWords {
  readonly state: { readonly steps: Record<'in-progress' | 'done', string>; readonly yes: string };
  readonly extra: { readonly add: string };
  readonly example: Record<'make' | 'save', string>;
}

interface ProjectWords {
  readonly stages: Record<'before' | 'after', string>;
  readonly toDo: { readonly look: string };
  readonly guarantee: { readonly title: string };
  readonly review: Record<'send' | 'words', string>;
}

interface OfferWords {
  readonly homeAge: { readonly older: string };
  readonly accept: Record<'open' | 'send', string>;
  readonly signature: { readonly name: string };
  readonly notices: { readonly accepted: { readonly title: string } };
}

const read = (feature: string): unknown =>
  JSON.parse(
    readFileSync(
      new URL(`../../dashboard/src/features/${feature}/messages/nl.json`, import.meta.url),
      'utf8',
    ),
  );

/** What the screens of a job say to the office and to the customer. */
export const jobWords = {
  quotes: read('quotes') as QuoteWords,
  office: read('projects') as OfficeProjectWords,
  project: read('project') as ProjectWords,
  offer: read('offered-quote') as OfferWords,
};

export interface TypedLine {
  readonly title: string;
  readonly quantity: string;
  readonly price: string;
  readonly kind?: keyof LineKinds;
  readonly group?: string;
}

/** Writes lines into the quote that is open, one after the other. */
export async function addLines(page: Page, lines: readonly TypedLine[]): Promise<void> {
  const { quotes } = jobWords;
  await page.getByRole('button', { name: quotes.lines.add }).click();
  for (const [place, { title, quantity, price, kind, group }] of lines.entries()) {
    if (place > 0) await page.getByRole('button', { name: quotes.line.next }).click();
    await expect(page.locator('#line-title')).toHaveValue('');
    await page.locator('#line-title').fill(title);
    await page.locator('#line-quantity').fill(quantity);
    await page.locator('#line-price').fill(price);
    if (kind) await page.locator('#line-kind').selectOption({ label: quotes.kinds[kind] });
    if (group) await page.locator('#line-group').fill(group);
  }
  await page.getByRole('button', { name: quotes.line.done, exact: true }).click();
  await expect(page.locator('dialog')).toHaveCount(0);
}

/** Looks at the quote as its customer will, and sends it. */
export async function sendQuote(page: Page): Promise<void> {
  const { quotes } = jobWords;
  await expect(page.getByText(quotes.saving.stored)).toBeVisible();
  await page.getByRole('button', { name: quotes.acts.preview }).click();
  await page.getByRole('button', { name: quotes.send.send, exact: true }).click();
  await expect(page.locator('dialog')).toHaveCount(0);
}

/** Says how old the home is, signs with a name and accepts, as the account that the page knows. */
export async function acceptQuote(page: Page, name: string): Promise<void> {
  const { offer } = jobWords;
  const answers = page.locator('.offer-answers');
  await answers.getByRole('button', { name: offer.accept.open }).click();
  await page.getByRole('radio', { name: offer.homeAge.older }).check();
  await page.getByLabel(offer.signature.name).fill(name);
  await page.getByRole('button', { name: offer.accept.send }).click();
  await expect(page.getByRole('heading', { name: offer.notices.accepted.title })).toBeVisible();
}
