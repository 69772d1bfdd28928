import type { BookingTextName } from '@vakman/domain/booking/booking.fields.ts';
import { contactFields } from '@vakman/domain/contact/contact.fields.ts';
import { html, type Html } from '../../_shared/html.ts';
import { tickRow } from '../../_shared/page/choice-parts.ts';
import { fieldRow, notice, textAreaControl, trap, type FieldText } from '../../_shared/page/form-parts.ts';
import type { Page } from '../../_shared/page/page-shell.ts';
import { translateFacadeBooking } from '../../_shared/translations/facade-booking-messages.ts';
import type { FieldErrors } from '../check-submission.ts';
import { asksEarlyStart, type Submission } from '../submission.ts';
import { heldNotice } from './held-notice.ts';
import type { PageFacts } from './page-facts.ts';
import { quoteHandOff } from './quote-hand-off.ts';
import { actions, stepPage } from './step-page.ts';
import { errorText, fieldSummary, troubleSummary, type Trouble } from './trouble.ts';

export interface ContactPage extends PageFacts {
  readonly submission: Submission;
  readonly errors?: FieldErrors;
  readonly trouble?: Trouble | undefined;
  /** Until when the time is held: ISO instant. */
  readonly heldUntil?: string | undefined;
  /** The time could not be held just now; it is given with the booking. */
  readonly isUnheld?: boolean;
}

const names = [...contactFields.map(({ name }) => name), 'remarks', 'early_start'] as const;

function fieldText(
  name: BookingTextName | 'early_start',
  submission: Submission,
  errors: FieldErrors,
): FieldText {
  const t = translateFacadeBooking(submission.language);
  const error = errors[name];
  return {
    name,
    label: t(`fields.${name}.label`),
    hint: t(`fields.${name}.hint`),
    error: error && errorText(submission.language, error),
  };
}

function contactRows({ submission, errors = {}, bookingFacts, now }: ContactPage): Html {
  const { draft, earlyStart } = submission;
  const inputs = contactFields.map(({ name, control, autocomplete }) =>
    fieldRow(
      fieldText(name, submission, errors),
      (tie) => html`<input ${tie} type="${control}" autocomplete="${autocomplete}" value="${draft[name]}" />`,
    ),
  );
  const remarks = { ...fieldText('remarks', submission, errors), optional: true };
  const isAsked = errors.early_start !== undefined || asksEarlyStart(submission, bookingFacts.rules, now);
  return html`${inputs} ${fieldRow(remarks, (tie) => textAreaControl(tie, draft.remarks, 3))}
  ${isAsked && tickRow(fieldText('early_start', submission, errors), earlyStart)}`;
}

function alertOf({
  submission: { language },
  errors = {},
  trouble,
  isUnheld,
  ...page
}: ContactPage): Html | undefined {
  if (trouble) return troubleSummary(trouble, language, page);
  if (Object.keys(errors).length > 0) return fieldSummary(language, names, errors);
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
    asked: names,
    fields: html`${contactRows(page)} ${!submission.isTrapped && trap(t('honeypot'))}
    ${actions({ next: t('next'), back: 'when' }, t('back'))}`,
  });
}
