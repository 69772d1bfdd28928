import type { Browser, Page } from '@playwright/test';
import { picture } from '../support/pictures.ts';
import { newCustomer } from '../support/stack/new-customer.ts';
import { keeping, sharedSession } from '../support/stack/signed-in.ts';
import { expect, test } from '../support/stack/stack.fixture.ts';
import { bodies, chatWords, say } from './conversation.page.ts';
import { addLines, acceptQuote, jobWords, sendQuote } from './job-journey.page.ts';
import { openList } from './office-requests.page.ts';
import { shownProjects } from './shown-projects.page.ts';
import { goodRequest, QuoteFormPage } from './quote-form.page.ts';

const { quotes, office: officeWords, project: words } = jobWords;

/** The last part of the address: what the page is about. */
const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

async function askForQuote(visitor: Page, siteUrl: string, request: Partial<ReturnType<typeof goodRequest>>) {
  const form = new QuoteFormPage(visitor);
  await form.open(siteUrl);
  await form.hydrated();
  await form.fillIn({ ...goodRequest(), ...request });
  await form.submit.click();
  await expect(form.success).toBeVisible();
}

/** The office at its desk, with the request of somebody open. */
async function openRequest(browser: Browser, siteUrl: string, name: string): Promise<Page> {
  const office = await openList(browser, siteUrl, 'employee');
  await office.locator('#requests-search').fill(name);
  await office.getByRole('link', { name }).click();
  await expect(office.getByRole('heading', { level: 1, name })).toBeVisible();
  return office;
}

async function takePhotos(scaffold: Page, stage: string, names: readonly string[]) {
  await scaffold.locator('.project-choice').getByText(stage, { exact: true }).click();
  const buffer = await picture('jpeg', 1600, 1200, { latitude: true });
  await scaffold
    .locator('input[type=file][multiple]')
    .setInputFiles(names.map((name) => ({ name, mimeType: 'image/jpeg', buffer })));
}

test('a job goes from the request over quote, signature, photos, messages and extra work to review and gallery', async ({
  browser,
  page: visitor,
  stack,
}) => {
  // From the first word of the visitor to the gallery: a dozen pages of three people.
  test.setTimeout(180_000);
  const customer = await newCustomer(stack);
  const name = `Noor ${crypto.randomUUID().slice(0, 8)}`;
  await askForQuote(visitor, stack.siteUrl, { name, email: customer.email });

  // The office answers it with a quote in one press, to which it adds what may be chosen.
  const office = await openRequest(browser, stack.siteUrl, name);
  await office.getByRole('button', { name: quotes.request.begin }).click();
  await office.waitForURL('**/admin/quotes/*');
  await addLines(office, [
    { title: 'Steiger', quantity: '1', price: '450' },
    { title: 'Zijdeglans', quantity: '20', price: '12,50', kind: 'alternative', group: 'Afwerking' },
    { title: 'Hoogglans', quantity: '20', price: '17,50', kind: 'alternative', group: 'Afwerking' },
    { title: 'Brievenbus', quantity: '1', price: '60', kind: 'optional' },
  ]);
  await sendQuote(office);

  // The customer chooses, at home, and signs.
  const session = await customer.signIn();
  const home = await browser.newContext({
    ...keeping(session),
    locale: 'nl',
    viewport: { width: 375, height: 800 },
  });
  const house = await home.newPage();
  await house.goto(`${stack.siteUrl}/dashboard`);
  await house.locator('.dossier-needs').getByRole('link').first().click();
  await house.waitForURL('**/offerte/*');
  const total = house.locator('.offer-sum');
  const before = await total.textContent();
  await house.getByRole('radio', { name: 'Hoogglans' }).check();
  await house.getByRole('checkbox', { name: 'Brievenbus' }).check();
  await expect(total).not.toHaveText(before ?? '');
  await acceptQuote(house, 'Noor de Wit');

  // Its project is there on both sides; photos come from the scaffold.
  await house.goto(`${stack.siteUrl}/dashboard`);
  await house.locator('a[href*="/project/"]').first().click();
  await house.waitForURL('**/project/*');
  const scaffold = await (
    await browser.newContext({
      ...keeping(await sharedSession('employee')),
      locale: 'nl',
      viewport: { width: 375, height: 800 },
    })
  ).newPage();
  await scaffold.goto(`${stack.siteUrl}/admin/projects/${idIn(house)}`);
  await scaffold.getByRole('button', { name: officeWords.state.steps['in-progress'] }).click();
  await takePhotos(scaffold, words.stages.before, ['voor.jpg', 'zij.jpg']);
  await takePhotos(scaffold, words.stages.after, ['na.jpg']);
  await house.reload();
  await expect(house.locator('.project-photos img')).toHaveCount(3, { timeout: 30_000 });

  // Both write.
  await house.getByRole('button', { name: chatWords.open }).click();
  await house.waitForURL('**/dashboard/chat/*');
  await say(house, 'Mag het hek ook?');
  await office.goto(`${stack.siteUrl}/admin/conversations/${idIn(house)}`);
  await expect(bodies(office)).toHaveText(['Mag het hek ook?']);
  await say(office, 'Ja, u krijgt er een offerte voor.');
  await expect(bodies(house)).toHaveText(['Mag het hek ook?', 'Ja, u krijgt er een offerte voor.']);

  // Extra work is a quote of its own, accepted from the page of the project.
  const projectId = idIn(scaffold);
  await office.goto(`${stack.siteUrl}/admin/projects/${projectId}`);
  await office.getByRole('button', { name: officeWords.extra.add }).click();
  await office.waitForURL('**/admin/quotes/*');
  await office.locator('#quote-title').fill('Het hek');
  await addLines(office, [{ title: 'Hek schilderen', quantity: '1', price: '180' }]);
  await sendQuote(office);
  await house.goto(`${stack.siteUrl}/project/${projectId}`);
  await house.getByRole('link', { name: words.toDo.look }).click();
  await house.waitForURL('**/offerte/*');
  await acceptQuote(house, 'Noor de Wit');

  // The work is done: the customer says how he found it, and which photos may be shown.
  await scaffold.reload();
  await scaffold.getByRole('button', { name: officeWords.state.steps.done }).click();
  await scaffold.locator('dialog').getByLabel(officeWords.state.yes, { exact: true }).check();
  await scaffold.locator('dialog .primary').click();
  await expect(scaffold.locator('dialog')).toHaveCount(0);
  await house.goto(`${stack.siteUrl}/project/${projectId}`);
  await expect(house.getByText(words.guarantee.title)).toBeVisible();
  await house.getByRole('radio').nth(4).check({ force: true });
  await house.getByLabel(words.review.words).fill('Netjes gewerkt.');
  await house.getByRole('button', { name: words.review.send }).click();
  await expect(house.locator('#review').getByText('Netjes gewerkt.')).toBeVisible();
  await house.locator('#permission .button').first().click();
  await house.locator('#permission summary').click();
  await expect(house.locator('#permission input:checked')).toHaveCount(3);

  // From his photos the gallery gets an example, which visitors see.
  const title = `Woonhuis ${crypto.randomUUID().slice(0, 8)}`;
  await office.goto(`${stack.siteUrl}/admin/projects/${projectId}`);
  await office.getByText(officeWords.example.make, { exact: true }).click();
  await office.locator('#example-title').fill(title);
  await office.getByRole('button', { name: officeWords.example.save }).click();
  await office.waitForURL(/\/admin\/gallery\/\d+$/);
  expect(await shownProjects(visitor, stack.siteUrl)).not.toContain(title);
  await office.locator('.gallery .actions .button:not(.primary)').last().click();
  await expect(office.locator('.gallery-state')).toHaveClass(/is-public/);
  expect(await shownProjects(visitor, stack.siteUrl)).toContain(title);
});
