import { bookingContactNames, remarksField } from '@vakman/domain/booking/booking.fields.ts';
import { contactFields } from '@vakman/domain/contact/contact.fields.ts';
import { html, type Html } from '../../_shared/html.ts';
import { tickField } from '../../_shared/page/field/choice-field.ts';
import { notice, trap } from '../../_shared/page/form-parts.ts';
import type { Page } from '../../_shared/page/page-shell.ts';
import { translateFacadeBooking } from '../../_shared/translations/facade-booking-messages.ts';
import type { FieldErrors } from '../check-submission.ts';
import { asksEarlyStart, type Submission } from '../submission.ts';
import { heldNotice } from './held-notice.ts';
import type { PageFacts } from './page-facts.ts';
import { quoteHandOff } from './quote-hand-off.ts';
import { actions, stepPage } from './step-page.ts';
import { textField, wordsOf } from './text-field.ts';
import { fieldSummary, troubleSummary, type Trouble } from './trouble.ts';

export interface ContactPage extends PageFacts {
  readonly submission: Submission;
  readonly errors?: FieldErrors;
  readonly trouble?: Trouble | undefined;
  /** Until when the time is held: ISO instant. */
  readonly heldUntil?: string | undefined;
  /** The time could not be held just now; it is given with the booking. */
  readonly isUnheld?: boolean;
}

function contactRows({ submission, errors = {}, bookingFacts, now }: ContactPage): Html {
  const { earlyStart } = submission;
  const inputs = [...contactFields, remarksField].map((field) => textField(field, submission, errors));
  const isAsked = errors.early_start !== undefined || asksEarlyStart(submission, bookingFacts.rules, now);
  return html`${inputs}
  ${isAsked && tickField('early_start', wordsOf('early_start', submission, errors), earlyStart)}`;
}

function alertOf({
  submission: { language },
  errors = {},
  trouble,
  isUnheld,
  ...page
}: ContactPage): Html | undefined {
  if (trouble) return troubleSummary(trouble, language, page);
  if (Object.keys(errors).length > 0) return fieldSummary(language, bookingContactNames, errors);
  return isUnheld ? notice(html`<p>${translateFacadeBooking(language)('hold.unheld')}</p>`) : undefined;
}

/** Who the visitor is, and where the facade is. */
export function contactPage(page: ContactPage): Page {
  const { submission, errors = {}, heldUntil, siteUrl } = page;
  const { language } = submission;
  const t = translateFacadeBooking(language);
  const isOutside = errors.postal_code === 'postal_code.outside';
  return stepPage({
    ...page,
    step: 'contact',
    heading: t('steps.contact'),
    alert: alertOf(page),
    introduction: html`${isOutside && quoteHandOff(submission, 'outside', siteUrl)}
      ${heldNotice(heldUntil, page, language)}
      <p class="muted">${t('requiredNote')}</p>`,
    asked: bookingContactNames,
    fields: html`${contactRows(page)} ${!submission.isTrapped && trap(t('honeypot'))}`,
    buttons: actions({ next: t('next'), back: 'when' }, t('back')),
  });
}
