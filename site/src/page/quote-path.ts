import { handOffAddress } from '@vakman/domain/hand-off/hand-off.address';
import type { QuotePreferences } from '@vakman/domain/quote-request/quote-request.preference-fields';
import { pathTo, type Route } from '../_data/routes.ts';

/** In the place of that of the site: an address is taken apart only with one. */
const origin = 'https://vakman.invalid';

/** What a page is about, as far as the quote form can be told. */
function preferencesOf(subject: Route['subject']): QuotePreferences | undefined {
  switch (subject.kind) {
    case 'service':
      return { services: [subject.service] };
    case 'treatment':
      return { services: ['gevelreiniging'] };
    case 'province':
      return { services: [], province: subject.province };
    case 'local':
      return { services: [subject.service], province: subject.province };
    default:
      return undefined;
  }
}

/** Path of the quote page as a page leads there: with its service and its place, so that nobody says them again. */
export function quotePath({ lang, subject }: Pick<Route, 'lang' | 'subject'>): string {
  const address = handOffAddress(origin + pathTo('quote', lang), { preferences: preferencesOf(subject) });
  return address.slice(origin.length);
}
