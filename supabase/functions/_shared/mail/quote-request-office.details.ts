import { locales } from '@vakman/domain/languages/languages.ts';
import { fill } from '@vakman/domain/text/fill.ts';
import type { StoredQuoteRequest } from '../database/claimed-notification.ts';
import { translateQuoteForm } from '../translations/quote-form-messages.ts';
import words from './quote-request-office.nl.json' with { type: 'json' };

/** `zaterdag 21 november 2026 om 14:05`, on the clock of the Netherlands. */
export function officeTime(time: Date): string {
  return new Intl.DateTimeFormat(locales.nl, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  }).format(time);
}

/** A link to write to an address. */
export const mailLink = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

export interface Detail {
  readonly label: string;
  readonly value: string;
  readonly href?: string;
}

const digits = (text: string) => text.replaceAll(/[^0-9+]/g, '');

/** The number as typed, and as it is dialled where that differs by more than spaces. */
function phoneText({ phone, phone_normalised: dialled }: StoredQuoteRequest): string {
  if (dialled === '' || digits(phone) === dialled) return phone;
  return fill(words.phoneNormalised, { typed: phone, dialled });
}

/** Everything short that the applicant gave, in Dutch words. */
export function requestDetails(request: StoredQuoteRequest): Detail[] {
  const t = translateQuoteForm('nl');
  const language =
    new Intl.DisplayNames(locales.nl, { type: 'language' }).of(request.language) ?? request.language;
  const { phone_normalised: dialled } = request;
  return [
    { label: words.rows.name, value: request.name },
    { label: words.rows.phone, value: phoneText(request), ...(dialled !== '' && { href: `tel:${dialled}` }) },
    { label: words.rows.email, value: request.email, href: mailLink(request.email) },
    { label: words.rows.address, value: `${request.street_address}, ${request.postal_code_normalised}` },
    { label: words.rows.squareMeters, value: t(`options.square_meters.${request.square_meters}`) },
    { label: words.rows.timeline, value: t(`options.timeline.${request.timeline}`) },
    { label: words.rows.language, value: language },
    { label: words.rows.source, value: request.source ?? words.ownSite },
    { label: words.rows.received, value: officeTime(new Date(request.created_at)) },
  ];
}
