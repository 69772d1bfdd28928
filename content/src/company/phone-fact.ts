import type { PhoneFact } from '@vakman/domain/facts/facts';
import { normalisePhone } from '@vakman/domain/contact/contact.normalise';

/** A number of `company.yaml` as it is shown, never broken over two lines, and as it is dialled. */
export function phoneFact(display: string): PhoneFact {
  return { display: display.replaceAll(' ', '\u{a0}'), href: `tel:${normalisePhone(display)}` };
}
