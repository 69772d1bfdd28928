import { choiceNames, type ChoiceFieldName } from '@vakman/domain/quote-request/quote-request.fields.ts';
import type { StoredQuoteRequest } from '../../_shared/database/claimed-quote-request.ts';
import { translateQuoteForm } from '../../_shared/translations/quote-form-messages.ts';
import type { Row } from '../../_shared/mail/layout/mail-document.ts';
import { contactDetails, originDetails } from '../../_shared/mail/office/office-details.ts';

type Choice = { readonly [Name in ChoiceFieldName]: `${Name}.${StoredQuoteRequest[Name]}` }[ChoiceFieldName];

/** Everything short that the applicant gave, in the Dutch words of the form. */
export function requestDetails(request: StoredQuoteRequest): Row[] {
  const t = translateQuoteForm('nl');
  const chosen = choiceNames.map((name) => ({
    label: t(`fields.${name}.label`),
    value: t(`options.${`${name}.${request[name]}` as Choice}`),
  }));
  return [...contactDetails(request), ...chosen, ...originDetails(request)];
}
