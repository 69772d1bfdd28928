import { formatFullMoment } from '@vakman/domain/format/format.dates.ts';
import type { Facts } from '@vakman/domain/facts/facts.ts';
import { quoteRequestReference } from '@vakman/domain/quote-request/quote-request.reference.ts';
import { servedTown } from '@vakman/domain/service-area/service-area.ts';
import { fill } from '@vakman/domain/text/fill.ts';
import type { StoredQuoteRequest } from '../../_shared/database/claimed-notification.ts';
import { html } from '../../_shared/html/html.ts';
import { pageAddress } from '../../_shared/page/page-address.ts';
import { headerLine } from '../../_shared/mail/header-line.ts';
import { companyText, mailPage } from '../../_shared/mail/layout/mail-layout.ts';
import {
  heading,
  notice,
  paragraph,
  rows,
  section,
  subheading,
  typedText,
} from '../../_shared/mail/layout/mail-parts.ts';
import { quotedText } from '../../_shared/mail/layout/typed-lines.ts';
import type { MailContent } from '../../_shared/mail/mail.ts';
import { answerButtons } from '../../_shared/mail/office/office-answers.ts';
import { detailLine, detailRow } from '../../_shared/mail/office/office-details.ts';
import { photoList, photoText, type OfficePhotos } from '../../_shared/mail/office/office-photos.ts';
import officeWords from '../../_shared/generated/office.nl.json' with { type: 'json' };
import { requestDetails } from './quote-request-office.details.ts';
import words from '../../_shared/generated/quote-request-office.nl.json' with { type: 'json' };

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

/** What the office gets, in Dutch: everything that the applicant gave, and what the firm needs to answer in time. */
export function quoteRequestOffice(mail: OfficeMail): MailContent {
  const { request, photos, facts, siteUrl } = mail;
  const reference = quoteRequestReference(request.id);
  const time = formatFullMoment(Date.parse(request.created_at) + facts.company.replyWithinHours * hour, 'nl');
  const area = areaNotice(mail);
  const details = requestDetails(request);
  const town = servedTown(request.postal_code_normalised, facts.servedTowns)?.name;
  const subject = headerLine(
    fill(words.subject, { reference, name: request.name, place: town ?? request.postal_code_normalised }),
  );
  const replyBefore = fill(words.replyBefore, { time });

  const body = html`${section(
    html`${paragraph(`${words.eyebrow} · ${fill(officeWords.reference, { reference })}`, 'text-muted')}
    ${heading(request.name)} ${notice(area.text, area.tone)}
    ${paragraph(html`<strong>${replyBefore}</strong>`)} ${answerButtons(request, 'main')}`,
  )}
  ${section(html`${subheading(words.message)} ${typedText(request.message)}`, 'surface-sunken')}
  ${section(html`${subheading(officeWords.photos.title)} ${photoList(photos)}`)}
  ${section(html`${subheading(officeWords.details)} ${rows(details.map(detailRow))}`)}`;

  return {
    subject,
    html: mailPage({
      language: 'nl',
      title: subject,
      preheader: fill(words.preheader, { name: headerLine(request.name), time }),
      company: facts.company,
      siteUrl: pageAddress(siteUrl, 'home', 'nl'),
      body,
      note: words.footer,
    }),
    text: [
      `${words.eyebrow} · ${fill(officeWords.reference, { reference })}`,
      `${area.text}\n${replyBefore}`,
      `${words.message}:\n${quotedText(request.message)}`,
      `${officeWords.details}:\n${details.map(detailLine).join('\n')}`,
      `${officeWords.photos.title}:\n${photoText(photos)}`,
      words.footer,
      `-- \n${companyText(facts.company, siteUrl)}`,
    ].join('\n\n'),
  };
}
