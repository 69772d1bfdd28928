import {
  bookingChoiceFields,
  bookingWhatNames,
  type BookingChoiceField,
} from '@vakman/domain/booking/booking.fields.ts';
import { postalCodeField } from '@vakman/domain/contact/contact.fields.ts';
import type { FormPhotos } from '../../_shared/form/receive-form.ts';
import { html, type Html } from '../../_shared/html.ts';
import { formField } from '../../_shared/page/field/form-field.ts';
import { trap } from '../../_shared/page/form-parts.ts';
import type { Page } from '../../_shared/page/page-shell.ts';
import { photoField } from '../../_shared/page/field/photo-field.ts';
import { translateFacadeBooking } from '../../_shared/translations/facade-booking-messages.ts';
import type { FieldErrors } from '../check-submission.ts';
import type { Submission } from '../submission.ts';
import { choiceOptions } from './choice-label.ts';
import type { PageFacts } from './page-facts.ts';
import { textField } from './text-field.ts';
import { quoteHandOff } from './quote-hand-off.ts';
import { actions, stepPage } from './step-page.ts';
import { errorText, fieldSummary, troubleSummary, type Trouble } from './trouble.ts';

export interface WhatPage extends PageFacts {
  readonly submission: Submission;
  readonly errors?: FieldErrors;
  readonly photos: FormPhotos;
  readonly trouble?: Trouble;
  /** The facade fits no day. */
  readonly isTooLarge?: boolean;
}

function choiceField(field: BookingChoiceField, { draft, language }: Submission, errors: FieldErrors): Html {
  const { name } = field;
  const t = translateFacadeBooking(language);
  const error = errors[name];
  const words = {
    label: t(`fields.${name}.label`),
    hint: t(`fields.${name}.hint`),
    error: error && errorText(language, error),
    errorPrefix: t('errorSummary.prefix'),
    options: choiceOptions(name, language),
  };
  if (field.control === 'radio') return formField(field, words, draft[name]);
  const placeholder = t(`choices.${field.name}.placeholder`);
  return formField(field, { ...words, placeholder }, draft[name]);
}

function alertOf({
  submission: { language },
  errors = {},
  photos,
  trouble,
  ...page
}: WhatPage): Html | undefined {
  if (trouble) return troubleSummary(trouble, language, page);
  if (Object.keys(errors).length + photos.errors.length + photos.lost === 0) return undefined;
  return fieldSummary(language, bookingWhatNames, errors, photos.errors, photos.lost);
}

/** What is to be cleaned. */
export function whatPage(page: WhatPage): Page {
  const { submission, errors = {}, photos, isTooLarge = false, siteUrl } = page;
  const { language } = submission;
  const t = translateFacadeBooking(language);
  const isOutside = errors.postal_code === 'postal_code.outside';
  return stepPage({
    ...page,
    step: 'what',
    heading: t('steps.what'),
    alert: alertOf(page),
    introduction: html`${isTooLarge && quoteHandOff(submission, 'tooLarge', siteUrl)}
      ${isOutside && quoteHandOff(submission, 'outside', siteUrl)}
      <p class="muted">${t('requiredNote')}</p>`,
    asked: [...bookingWhatNames, 'photo_path'],
    fields: html`${textField(postalCodeField, submission, errors)}
    ${bookingChoiceFields.map((field) => choiceField(field, submission, errors))}
    ${!submission.isTrapped && trap(t('honeypot'))} ${photoField(photos, language)}`,
    buttons: actions({ next: t('next') }, t('back')),
  });
}
