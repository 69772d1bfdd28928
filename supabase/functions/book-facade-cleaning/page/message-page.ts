import type { Language } from '@vakman/domain/languages/languages.ts';
import { html } from '../../_shared/html.ts';
import { translatePage } from '../../_shared/page/messages.ts';
import { pageAddress } from '../../_shared/page/page-address.ts';
import { pageShell, type Page } from '../../_shared/page/page-shell.ts';
import { translateFacadeBooking } from '../../_shared/translations/facade-booking-messages.ts';
import { bookingStyles } from './booking-styles.ts';
import type { PageFacts } from './page-facts.ts';
import { phoneLink, troubleSummary, type Trouble } from './trouble.ts';

/** Trouble with what is no step of the booking. */
export function messagePage(trouble: Trouble, language: Language, page: PageFacts): Page {
  const { siteUrl, facts } = page;
  const title = translateFacadeBooking(language)('title');
  const main = html`<h1>${title}</h1>
    ${troubleSummary(trouble, language, page)}
    <p>${phoneLink(page)}</p>
    <p><a href="${pageAddress(siteUrl, 'home', language)}">${translatePage(language)('home')}</a></p>`;
  return pageShell({ language, title, company: facts.company, siteUrl, styles: bookingStyles, main });
}
