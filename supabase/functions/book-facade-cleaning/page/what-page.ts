import type { BookingChoiceName } from '@vakman/domain/booking/booking.fields.ts';
import type { FormPhotos } from '../../_shared/form/receive-form.ts';
import { html, type Html } from '../../_shared/html.ts';
import { radioRow } from '../../_shared/page/choice-parts.ts';
import { fieldRow, selectControl, trap } from '../../_shared/page/form-parts.ts';
import type { Page } from '../../_shared/page/page-shell.ts';
import { photoField } from '../../_shared/page/photo-field.ts';
import { translateFacadeBooking } from '../../_shared/translations/facade-booking-messages.ts';
import type { FieldErrors } from '../check-submission.ts';
import type { Submission } from '../submission.ts';
import { choiceOptions } from './choice-label.ts';
import type { PageFacts } from './page-facts.ts';
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

const names = ['square_meters', 'material', 'height', 'access', 'impregnation'] as const;

function choiceField(name: BookingChoiceName, { draft, language }: Submission, errors: FieldErrors): Html {
  const t = translateFacadeBooking(language);
  const error = errors[name];
  const field = {
    name,
    label: t(`fields.${name}.label`),
    hint: t(`fields.${name}.hint`),
    error: error && errorText(language, error),
  };
  const options = choiceOptions(name, language);
  if (name === 'access' || name === 'impregnation') return radioRow(field, options, draft[name]);
  const placeholder = t(`choices.${name}.placeholder`);
  return fieldRow(field, (tie) =>
    selectControl(html`${tie} autocomplete="off"`, placeholder, options, draft[name]),
  );
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
  return fieldSummary(language, names, errors, photos.errors, photos.lost);
}

/** What is to be cleaned. */
export function whatPage(page: WhatPage): Page {
  const { submission, errors = {}, photos, isTooLarge = false, siteUrl } = page;
  const { language } = submission;
  const t = translateFacadeBooking(language);
  return stepPage({
    ...page,
    step: 'what',
    heading: t('steps.what'),
    alert: alertOf(page),
    introduction: html`${isTooLarge && quoteHandOff(submission, 'tooLarge', siteUrl)}
      <p class="muted">${t('requiredNote')}</p>`,
    asked: [...names, 'photo_path'],
    fields: html`${names.map((name) => choiceField(name, submission, errors))}
    ${!submission.isTrapped && trap(t('honeypot'))} ${photoField(photos, language)}
    ${actions({ next: t('next') }, t('back'))}`,
  });
}
