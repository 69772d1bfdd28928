import { formatFullMoment } from '@vakman/domain/format/format.dates.ts';
import { locales, type Language } from '@vakman/domain/languages/languages.ts';
import { fill } from '@vakman/domain/text/fill.ts';
import type { Row } from '../layout/mail-document.ts';
import words from '../../generated/office.nl.json' with { type: 'json' };

/** A link to write to an address. */
export const mailLink = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** Who asks, and where the work is; the same columns in every table that visitors write to. */
export interface Contact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** As it is dialled; empty where it is no number. */
  readonly phone_normalised: string;
  readonly street_address: string;
  readonly postal_code_normalised: string;
}

/** Where it comes from. */
export interface Origin {
  readonly created_at: string;
  readonly language: Language;
  readonly source: string | null;
}

const digits = (text: string) => text.replaceAll(/[^0-9+]/g, '');

/** The number as typed, and as it is dialled where that differs by more than spaces. */
function phoneText({ phone, phone_normalised: dialled }: Contact): string {
  if (dialled === '' || digits(phone) === dialled) return phone;
  return fill(words.phoneNormalised, { typed: phone, dialled });
}

export function contactDetails(contact: Contact): Row[] {
  const { name, email, phone_normalised: dialled } = contact;
  const address = `${contact.street_address}, ${contact.postal_code_normalised}`;
  return [
    { label: words.rows.name, value: name },
    { label: words.rows.phone, value: phoneText(contact), ...(dialled !== '' && { href: `tel:${dialled}` }) },
    { label: words.rows.email, value: email, href: mailLink(email) },
    { label: words.rows.address, value: address },
  ];
}

export function originDetails({ created_at, language, source }: Origin): Row[] {
  const name = new Intl.DisplayNames(locales.nl, { type: 'language' }).of(language) ?? language;
  return [
    { label: words.rows.language, value: name },
    { label: words.rows.source, value: source ?? words.ownSite },
    { label: words.rows.received, value: formatFullMoment(created_at, 'nl') },
  ];
}
