import { bookingChoiceNames } from '@vakman/domain/booking/booking.fields.ts';
import type { Slot } from '@vakman/domain/booking/booking.answers.ts';
import { visitMinutes } from '@vakman/domain/booking/booking.rules.ts';
import { html, type Html } from '../../_shared/html.ts';
import { timesOf } from '../../_shared/translations/written-times.ts';
import { notice } from '../../_shared/page/form-parts.ts';
import { pageAddress } from '../../_shared/page/page-address.ts';
import type { Page } from '../../_shared/page/page-shell.ts';
import { translateFacadeBooking } from '../../_shared/translations/facade-booking-messages.ts';
import type { Submission } from '../submission.ts';
import { choiceLabel } from './choice-label.ts';
import { heldNotice } from './held-notice.ts';
import type { PageFacts } from './page-facts.ts';
import { priceOf, priceWords } from './price-words.ts';
import { actions, stepPage } from './step-page.ts';
import { troubleSummary, type Trouble } from './trouble.ts';

export interface SummaryPage extends PageFacts {
  readonly submission: Submission;
  /** Start of the chosen time. */
  readonly startsAt: string;
  readonly heldUntil?: string | undefined;
  /** The time could not be held just now; it is given with the booking. */
  readonly isUnheld?: boolean;
  readonly trouble?: Trouble | undefined;
}

function chosenSlot({ submission, startsAt, bookingFacts }: SummaryPage): Slot {
  const minutes = visitMinutes(submission.draft.square_meters, bookingFacts.rules) ?? 0;
  return {
    starts_at: startsAt,
    ends_at: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
  };
}

function part(page: SummaryPage, step: 'what' | 'when' | 'contact', lines: readonly unknown[]): Html {
  const t = translateFacadeBooking(page.submission.language);
  const name = t(`summary.${step}`);
  return html`<div class="part">
    <dt>${name}</dt>
    <dd>${lines.filter(Boolean).map((line) => html`<p dir="auto">${line}</p>`)}</dd>
    <dd class="change">
      <button class="link" type="submit" name="go" value="${step}">
        ${t('summary.change')}<span class="unseen">: ${name}</span>
      </button>
    </dd>
  </div>`;
}

function parts(page: SummaryPage): Html {
  const { submission, bookingFacts } = page;
  const { draft, language, photoPaths } = submission;
  const t = translateFacadeBooking(language);
  const { date, hours } = timesOf(chosenSlot(page), language);
  const { label, amount, vat } = priceWords(
    priceOf(draft, bookingFacts),
    bookingFacts.price.vatPercent,
    language,
  );
  const choices = bookingChoiceNames.map((name) => choiceLabel(name, draft[name], language));
  const { name, street_address, postal_code, email, phone, remarks } = draft;
  return html`<dl class="parts">
    ${part(page, 'what', [
      ...choices,
      photoPaths.length > 0 && t('summary.photos', { count: photoPaths.length }),
    ])}
    <div class="part">
      <dt>${t('summary.price')}</dt>
      <dd>
        <p><strong>${label} ${amount}</strong></p>
        ${vat && html`<p>${vat}</p>`}
      </dd>
    </div>
    ${part(page, 'when', [html`<strong>${date}</strong>`, hours])}
    ${part(page, 'contact', [name, `${street_address}, ${postal_code}`, email, phone, remarks])}
  </dl>`;
}

function terms({ submission: { language }, siteUrl, bookingFacts }: SummaryPage): Html {
  const t = translateFacadeBooking(language);
  const place = '{terms}';
  const [before = '', after = ''] = t('summary.terms', { terms: place }).split(place);
  const link = pageAddress(siteUrl, 'terms', language);
  return html`<p class="small">${t('summary.changes', { days: bookingFacts.rules.changeWorkingDays })}</p>
    <p class="small">
      ${before}<a href="${link}" target="_blank" rel="noopener">${t('summary.termsLink')}</a>${after}
      ${t('summary.privacy')}
    </p>`;
}

function alertOf({ submission: { language }, trouble, isUnheld, ...page }: SummaryPage): Html | undefined {
  if (trouble) return troubleSummary(trouble, language, page);
  return isUnheld ? notice(html`<p>${translateFacadeBooking(language)('hold.unheld')}</p>`) : undefined;
}

/** A last look at everything, each part with a way to change it, and the one button that books. */
export function summaryPage(page: SummaryPage): Page {
  const { submission, bookingFacts, heldUntil } = page;
  const { language } = submission;
  const t = translateFacadeBooking(language);
  const isFixed = priceOf(submission.draft, bookingFacts).kind === 'fixed';
  const next = isFixed ? t('submit.fixed') : t('submit.free');
  return stepPage({
    ...page,
    step: 'summary',
    heading: t('steps.summary'),
    alert: alertOf(page),
    introduction: heldNotice(heldUntil, page, language),
    asked: [],
    fields: html`${parts(page)} ${terms(page)} ${!isFixed && html`<p>${t('summary.nothingOwed')}</p>`}`,
    buttons: actions({ next, nextValue: 'book', back: 'contact' }, t('back')),
  });
}
