import type { Page } from '@playwright/test';
import type { ShellPage } from '@vakman/domain/facts/page-paths';
import type { Actor } from '@vakman/domain/rights/rights.roles';
import { calendarScreens } from './calendar.screens.ts';
import { chatScreens } from './chat.screens.ts';
import { partnerScreens } from './partner.screens.ts';
import { projectScreens } from './project.screens.ts';
import { quoteScreens } from './quote.screens.ts';

/** Something that somebody sees of the dashboard. */
export interface Screen {
  readonly name: string;
  /** As whom it is looked at. */
  readonly actor: Actor;
  readonly page: ShellPage;
  /** What follows the path of the page. */
  readonly below?: string;
  /**
   * What brings it about once the page is there; it ends when the screen shows. Stories show such a state in other
   * languages, so it is looked at in Dutch alone.
   */
  readonly reach?: (page: Page) => Promise<void>;
}

const submit = (page: Page) => page.locator('main .button.primary').click();
const seeBoard = (page: Page) => page.locator('.board').waitFor();
const alert = (page: Page) => page.getByRole('alert').first().waitFor();

async function askForMail(page: Page): Promise<void> {
  await page.route('**/functions/v1/request-sign-in', (route) => route.fulfill({ status: 202, json: {} }));
  await page.locator('#email').fill('o.koval@mail.example');
  await page.locator('.without-password .button').click();
  await page.locator('#code').waitFor();
}

const profileName = '#profile-name';

/** Opens the form of a new address. */
async function writeAddress(page: Page): Promise<void> {
  await page.locator('.profile-add').click();
  await page.locator('input[id^=street-]').waitFor();
}

/** As where the connection went while something is saved. */
async function saveInVain(page: Page): Promise<void> {
  await page.locator(profileName).waitFor();
  await page.route('**/rest/v1/rpc/save_profile', (route) => route.abort());
  await page.locator('.profile-section:has(#profile-name) .button.primary').click();
  await page.locator('.profile-section:has(#profile-name) [role=alert]').waitFor();
  await page.unroute('**/rest/v1/rpc/save_profile');
}

/** All screens of the dashboard; whoever adds a page or a state of one adds a line. */
export const screens: readonly Screen[] = [
  { name: 'sign-in', actor: 'anon', page: 'login' },
  {
    name: 'sign-in with nothing filled in',
    actor: 'anon',
    page: 'login',
    async reach(page) {
      await submit(page);
      await page.locator('.field .error').first().waitFor();
    },
  },
  { name: 'code asked', actor: 'anon', page: 'login', reach: askForMail },
  {
    name: 'code refused',
    actor: 'anon',
    page: 'login',
    async reach(page) {
      await askForMail(page);
      await page.locator('#code').fill('000000');
      await submit(page);
      await alert(page);
    },
  },
  {
    name: 'link of a mail',
    actor: 'anon',
    page: 'login',
    below: '#token_hash=0123456789abcdef&type=magiclink',
  },
  {
    name: 'used link of a mail',
    actor: 'anon',
    page: 'login',
    below: '#token_hash=0123456789abcdef&type=recovery',
    async reach(page) {
      await submit(page);
      await alert(page);
    },
  },
  { name: 'refused link', actor: 'anon', page: 'login', below: '#error_code=otp_expired', reach: alert },
  { name: 'no page', actor: 'anon', page: 'dashboard', below: '/nowhere' },
  { name: 'invitation', actor: 'anon', page: 'invite', below: '/0123456789abcdef' },
  { name: 'report of a partner, whose link is none', actor: 'anon', page: 'report' },
  { name: 'quote, whose link is none', actor: 'anon', page: 'offer' },
  { name: 'dossier', actor: 'customer', page: 'dashboard' },
  {
    name: 'a conversation that is none',
    actor: 'customer',
    page: 'dashboard',
    below: '/chat/00000000-0000-4000-8000-000000000000',
  },
  { name: 'profile', actor: 'customer', page: 'profile' },
  {
    name: 'profile with a name that is none',
    actor: 'customer',
    page: 'profile',
    async reach(page) {
      await page.locator(profileName).fill('x');
      await page.locator('.profile-section:has(#profile-name) .button.primary').click();
      await page.locator('.field .error').first().waitFor();
    },
  },
  { name: 'profile not saved', actor: 'customer', page: 'profile', reach: saveInVain },
  { name: 'address being written', actor: 'customer', page: 'profile', reach: writeAddress },
  {
    name: 'address refused',
    actor: 'customer',
    page: 'profile',
    async reach(page) {
      await writeAddress(page);
      await page.locator('form:has(input[id^=street-]) .button.primary').click();
      await page.locator('.field .error').first().waitFor();
    },
  },
  {
    name: 'own data not given',
    actor: 'customer',
    page: 'profile',
    async reach(page) {
      await page.route('**/rest/v1/rpc/export_my_data', (route) => route.abort());
      await page.locator('section[aria-labelledby=my-data] .button').click();
      await alert(page);
      await page.unroute('**/rest/v1/rpc/export_my_data');
    },
  },
  {
    name: 'account asked to be deleted',
    actor: 'customer',
    page: 'profile',
    async reach(page) {
      await page.locator('section[aria-labelledby=delete-account] .button').click();
      await page.locator('#sure-about-it').waitFor();
    },
  },
  {
    name: 'profile that does not come',
    actor: 'customer',
    page: 'profile',
    async reach(page) {
      await page.route('**/rest/v1/rpc/read_profile', (route) => route.fulfill({ status: 400, json: {} }));
      await page.reload();
      await page.locator('.notice-page').waitFor();
      await page.unroute('**/rest/v1/rpc/read_profile');
    },
  },
  { name: 'project', actor: 'customer', page: 'project', below: '/1' },
  { name: 'door of the office', actor: 'customer', page: 'admin' },
  { name: 'today', actor: 'employee', page: 'admin' },
  { name: 'today', actor: 'admin', page: 'admin' },
  {
    name: 'palette',
    actor: 'employee',
    page: 'admin',
    async reach(page) {
      await page.keyboard.press('Control+k');
      await page.locator('.palette [role=menuitem]').first().waitFor();
    },
  },
  { name: 'people', actor: 'admin', page: 'admin', below: '/people' },
  { name: 'people, who are not shown', actor: 'employee', page: 'admin', below: '/people' },
  { name: 'activity log', actor: 'admin', page: 'admin', below: '/log' },
  {
    name: 'activity log, in which nothing is found',
    actor: 'admin',
    page: 'admin',
    below: '/log?record=none',
  },
  { name: 'activity log, which is not shown', actor: 'employee', page: 'admin', below: '/log' },
  { name: 'settings', actor: 'admin', page: 'admin', below: '/settings' },
  {
    name: 'settings with somebody found',
    actor: 'admin',
    page: 'admin',
    below: '/settings',
    async reach(page) {
      await page.locator('#person-address').fill('nobody@example.org');
      await page.locator('.settings-form:has(#person-address) button').click();
      await page.locator('.settings-found .button').last().click();
      await page.locator('#erase-address').waitFor();
    },
  },
  { name: 'settings, which are not shown', actor: 'employee', page: 'admin', below: '/settings' },
  { name: 'profile', actor: 'admin', page: 'profile' },
  { name: 'requests', actor: 'employee', page: 'admin', below: '/requests' },
  { name: 'their board', actor: 'employee', page: 'admin', below: '/requests?view=board', reach: seeBoard },
  {
    name: 'a request by telephone',
    actor: 'employee',
    page: 'admin',
    below: '/requests',
    async reach(page) {
      await page.locator('.requests-acts .button').first().click();
      await page.locator('#phone-name').waitFor();
    },
  },
  ...quoteScreens,
  ...chatScreens,
  { name: 'clients', actor: 'employee', page: 'admin', below: '/clients' },
  {
    name: 'a client who is gone',
    actor: 'employee',
    page: 'admin',
    below: '/clients/00000000-0000-4000-8000-000000000000',
  },
  { name: 'figures', actor: 'employee', page: 'admin', below: '/figures' },
  ...partnerScreens,
  ...projectScreens,
  { name: 'gallery', actor: 'employee', page: 'admin', below: '/gallery' },
  { name: 'a new project', actor: 'employee', page: 'admin', below: '/gallery/new' },
  { name: 'templates of replies', actor: 'employee', page: 'admin', below: '/requests/templates' },
  {
    name: 'a request that is gone',
    actor: 'employee',
    page: 'admin',
    below: '/requests/7b1c0000-0000-4000-8000-000000000001',
  },
  ...calendarScreens,
];
