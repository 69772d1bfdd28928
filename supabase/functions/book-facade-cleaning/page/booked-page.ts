import { appointmentLink } from '@vakman/domain/booking/booking.link.ts';
import type { BookAnswer } from '@vakman/domain/booking/booking.answers.ts';
import { formatDay, formatTime } from '@vakman/domain/format/format.dates.ts';
import { html, type Html } from '../../_shared/html.ts';
import { timesOf } from '../../_shared/translations/written-times.ts';
import { hiddenField, notice } from '../../_shared/page/form-parts.ts';
import { translatePage } from '../../_shared/page/messages.ts';
import { pageAddress } from '../../_shared/page/page-address.ts';
import { pageShell, type Page } from '../../_shared/page/page-shell.ts';
import { translateFacadeBooking } from '../../_shared/translations/facade-booking-messages.ts';
import type { Submission } from '../submission.ts';
import { bookingStyles } from './booking-styles.ts';
import { translateOwn } from './messages.ts';
import type { PageFacts } from './page-facts.ts';
import { phoneLink } from './trouble.ts';

export interface BookedPage extends PageFacts {
  readonly submission: Submission;
  readonly booked: BookAnswer & { readonly booked: true };
  readonly lostPhotos: number;
}

function notices(page: BookedPage): Html {
  const { language } = page.submission;
  const t = translateFacadeBooking(language);
  return html`${
    !page.booked.as_sent && notice(html`<p>${t('troubles.alreadyBooked')} ${phoneLink(page)}</p>`)
  }
  ${page.lostPhotos > 0 && notice(html`<p>${t('done.photosFailed')}</p>`)}`;
}

/** The appointment as it was made, and what comes of it. Loaded again it says the same. */
export function bookedPage(page: BookedPage): Page {
  const { submission, booked, facts, siteUrl } = page;
  const { language } = submission;
  const t = translateFacadeBooking(language);
  const own = translateOwn(language);
  const title = t('done.title');
  const { date, hours } = timesOf(booked, language);
  const deadline = {
    day: formatDay(booked.confirm_until, language),
    time: formatTime(booked.confirm_until, language),
  };
  const link = appointmentLink(pageAddress(siteUrl, 'appointment', language), booked.token);
  const main = html`${notices(page)}
    <h1>${title}</h1>
    <p class="appointment"><strong>${date}</strong><br />${hours}</p>
    <p class="reference">${t('done.reference', { reference: booked.reference })}</p>
    <form
      class="plain"
      method="post"
      action="${siteUrl}/api/book-facade-cleaning"
      enctype="multipart/form-data"
    >
      ${hiddenField('step', 'calendar')} ${hiddenField('language', language)}
      ${hiddenField('token', booked.token)}
      <button class="button" type="submit">${t('done.calendar')}</button>
    </form>
    <p class="manage"><a href="${link}">${t('done.manage')}</a></p>
    <p class="muted">${own('withoutScript')} ${phoneLink(page)}</p>
    <h2>${t('done.nextTitle')}</h2>
    <ol class="next">
      ${booked.as_sent && html`<li>${t('done.mail', { email: submission.draft.email })}</li>`}
      <li>${t('done.confirm', deadline)}</li>
      <li>${t('done.reminder')}</li>
    </ol>
    <p class="muted">${own('keepReference')}</p>
    <p class="home">
      <a href="${pageAddress(siteUrl, 'home', language)}">${translatePage(language)('home')}</a>
    </p>`;
  return pageShell({ language, title, company: facts.company, siteUrl, styles: bookingStyles, main });
}
