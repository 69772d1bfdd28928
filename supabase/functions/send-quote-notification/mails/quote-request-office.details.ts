import type { StoredQuoteRequest } from '../../_shared/database/claimed-notification.ts';
import { translateQuoteForm } from '../../_shared/translations/quote-form-messages.ts';
import type { Row } from '../../_shared/mail/layout/mail-document.ts';
import { contactDetails, originDetails } from '../../_shared/mail/office/office-details.ts';
import words from '../../_shared/generated/quote-request-office.nl.json' with { type: 'json' };

/** Everything short that the applicant gave, in Dutch words. */
export function requestDetails(request: StoredQuoteRequest): Row[] {
  const t = translateQuoteForm('nl');
  return [
    ...contactDetails(request),
    { label: words.rows.squareMeters, value: t(`options.square_meters.${request.square_meters}`) },
    { label: words.rows.timeline, value: t(`options.timeline.${request.timeline}`) },
    ...originDetails(request),
  ];
}
