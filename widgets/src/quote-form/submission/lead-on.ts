/**
 * Opens the page that the partner named, with the reference of the request, so that it can be told in his own words.
 *
 * @param redirect address of `http` or `https`, whole or from the page on; anything else leads nowhere.
 */
export function leadOn(redirect: string | undefined, reference: string): void {
  if (!redirect || !URL.canParse(redirect, location.href)) return;
  const url = new URL(redirect, location.href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return;
  url.searchParams.set('reference', reference);
  location.assign(url);
}
