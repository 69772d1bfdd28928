import { bookingContactNames, remarksField } from '@vakman/domain/booking/booking.fields.ts';
import type { ContactField } from '@vakman/domain/contact/contact.fields.ts';
import type { Html } from '../../_shared/html.ts';
import type { FieldWords } from '../../_shared/page/field/field-parts.ts';
import { formField } from '../../_shared/page/field/form-field.ts';
import { translateFacadeBooking } from '../../_shared/translations/facade-booking-messages.ts';
import type { FieldErrors } from '../check-submission.ts';
import type { Submission } from '../submission.ts';
import { errorText } from './trouble.ts';

/** What stands at a field that is no choice. */
export function wordsOf(
  name: (typeof bookingContactNames)[number],
  { language }: Submission,
  errors: FieldErrors,
): FieldWords {
  const t = translateFacadeBooking(language);
  const error = errors[name];
  return {
    label: t(`fields.${name}.label`),
    hint: t(`fields.${name}.hint`),
    error: error && errorText(language, error),
    errorPrefix: t('errorSummary.prefix'),
  };
}

/** A field that the visitor writes in. */
export const textField = (
  field: ContactField | typeof remarksField,
  submission: Submission,
  errors: FieldErrors,
): Html => formField(field, wordsOf(field.name, submission, errors), submission.draft[field.name]);
