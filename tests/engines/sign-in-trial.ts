import { sessionKey } from '@vakman/domain/stored-items/stored-keys';
import { defaultLanguage } from '@vakman/domain/languages/languages';
import { pathTo } from '@vakman/site/_data/routes.ts';
import { demoAccounts } from '@vakman/supabase/local/demo-accounts';
import { until, type Browsing } from '../hosts/browsing.ts';
import type { Stack } from '../support/stack/stack.ts';

const found = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;
const isAt = (path: string) => `location.pathname === ${JSON.stringify(path)} && ${found('main h1')}`;

/**
 * Signs a customer in by his password, loads the page anew, and signs him out.
 *
 * @throws where one of it does not come about.
 */
export async function trySignIn(browsing: Browsing, { siteUrl }: Pick<Stack, 'siteUrl'>): Promise<void> {
  const [login, dossier] = [pathTo('login', defaultLanguage), pathTo('dashboard', defaultLanguage)];
  const customer = demoAccounts.find(({ role }) => role === 'customer');
  await browsing.open(`${siteUrl}/robots.txt`);
  await browsing.read('void (localStorage.clear(), sessionStorage.clear())');

  await browsing.open(siteUrl + login);
  await until(browsing, 'the sign-in shows', found('#email'));
  await browsing.type(found('#email'), customer?.email ?? '');
  await browsing.type(found('#password'), customer?.password ?? '');
  await browsing.click(found('main .button.primary'));
  await until(browsing, 'the customer is in', isAt(dossier));

  await browsing.open(siteUrl + dossier);
  await until(browsing, 'he stays in', isAt(dossier));

  await browsing.click(found('.frame-way-out'));
  await until(browsing, 'he is out', isAt(login));
  await until(browsing, 'nothing is kept of it', `localStorage.getItem('${sessionKey}') === null`);
}
