import type { PhoneFact } from '@vakman/domain/facts/facts';
import { normalisePhone } from '@vakman/domain/quote-request/quote-request.normalise';

/** A number of `company.yaml` as it is shown and as it is dialled. */
export function phoneFact(display: string): PhoneFact {
  return { display, href: `tel:${normalisePhone(display)}` };
}
