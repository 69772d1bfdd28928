import { addresses } from '../generated/addresses.ts';

/** Whether the widget stands on our own site, where what is stored is ours. */
export function isOwnSite(): boolean {
  return location.origin === addresses.siteUrl;
}
