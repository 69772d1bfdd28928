import type { Facts } from '@vakman/domain/facts/facts.ts';
import { localisedPath } from '@vakman/domain/languages/languages.ts';
import { quoteRequestReference } from '@vakman/domain/quote-request/quote-request.reference.ts';
import { servedTown } from '@vakman/domain/service-area/service-area.ts';
import { fill } from '@vakman/domain/text/fill.ts';
import type { StoredQuoteRequest } from '../database/claimed-notification.ts';
import { html, type Html } from '../html/html.ts';
import { headerLine } from './header-line.ts';
import { companyText, mailPage } from './layout/mail-layout.ts';
import {
  button,
  heading,
  notice,
  paragraph,
  rows,
  section,
  subheading,
  typedText,
} from './layout/mail-parts.ts';
import type { MailContent } from './mail.ts';
import { mailLink, officeTime, requestDetails, type Detail } from './quote-request-office.details.ts';
import { photoList, photoText, type OfficePhotos } from './quote-request-office.photos.ts';
import words from './quote-request-office.nl.json' with { type: 'json' };

export interface OfficeMail {
  readonly request: StoredQuoteRequest;
  readonly photos: OfficePhotos;
  readonly facts: Facts;
  readonly siteUrl: string;
}

const hour = 3_600_000;

/** Whether the firm goes there, in words and in a tone. */
function areaNotice({ request, facts }: OfficeMail): {
  readonly text: string;
  readonly tone: 'success' | 'warning';
} {
  const town = servedTown(request.postal_code_normalised, facts.servedTowns);
  if (town === undefined) return { text: words.area.unknown, tone: 'warning' };
  if (town === null) return { text: words.area.outside, tone: 'warning' };
  return { text: fill(words.area.served, { town: town.name }), tone: 'success' };
}

function detailRow({ label, value, href }: Detail): { label: string; value: string | Html } {
  return {
    label,
    value:
      href === undefined ? value : html`<a class="t-text" style="color:inherit" href="${href}">${value}</a>`,
  };
}

/** What the office gets, in Dutch: everything that the applicant gave, and what the firm needs to answer in time. */
export function quoteRequestOffice(mail: OfficeMail): MailContent {
  const { request, photos, facts, siteUrl } = mail;
  const reference = quoteRequestReference(request.id);
  const time = officeTime(new Date(Date.parse(request.created_at) + facts.company.replyWithinHours * hour));
  const area = areaNotice(mail);
  const details = requestDetails(request);
  const town = servedTown(request.postal_code_normalised, facts.servedTowns)?.name;
  const subject = headerLine(
    fill(words.subject, { reference, name: request.name, place: town ?? request.postal_code_normalised }),
  );
  const replyBefore = fill(words.replyBefore, { time });
  const phone = request.phone_normalised;

  const body = html`${section(
    html`${paragraph(`${words.eyebrow} · ${fill(words.reference, { reference })}`, 'text-muted')}
    ${heading(request.name)} ${notice(area.text, area.tone)}
    ${paragraph(html`<strong>${replyBefore}</strong>`)}
    ${phone === '' ? '' : button(`tel:${phone}`, fill(words.call, { phone: request.phone }), 'main')}
    ${button(mailLink(request.email), words.reply, 'other')}`,
  )}
  ${section(html`${subheading(words.message)} ${typedText(request.message)}`, 'surface-sunken')}
  ${section(html`${subheading(words.photos.title)} ${photoList(photos)}`)}
  ${section(html`${subheading(words.details)} ${rows(details.map(detailRow))}`)}`;

  return {
    subject,
    html: mailPage({
      language: 'nl',
      title: subject,
      preheader: fill(words.preheader, { name: headerLine(request.name), time }),
      company: facts.company,
      siteUrl: `${siteUrl}${localisedPath('nl', '/')}`,
      body,
      note: words.footer,
    }),
    text: [
      `${words.eyebrow} · ${fill(words.reference, { reference })}`,
      `${area.text}\n${replyBefore}`,
      `${words.message}:\n${request.message}`,
      `${words.details}:\n${details.map(({ label, value }) => `${label}: ${value}`).join('\n')}`,
      `${words.photos.title}:\n${photoText(photos)}`,
      words.footer,
      `-- \n${companyText(facts.company, siteUrl)}`,
    ].join('\n\n'),
  };
}
