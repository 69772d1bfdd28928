import { formatFullMoment } from '@vakman/domain/format/format.dates.ts';
import type { Facts } from '@vakman/domain/facts/facts.ts';
import { quoteRequestReference } from '@vakman/domain/quote-request/quote-request.reference.ts';
import { servedTown } from '@vakman/domain/service-area.ts';
import { fill } from '@vakman/domain/text/fill.ts';
import type { StoredQuoteRequest } from '../../_shared/database/claimed-quote-request.ts';
import { headerLine } from '../../_shared/mail/header-line.ts';
import type { Block } from '../../_shared/mail/layout/mail-document.ts';
import { writeMail } from '../../_shared/mail/layout/write-mail.ts';
import type { MailContent } from '../../_shared/mail/mail.ts';
import { answerButtons } from '../../_shared/mail/office/office-answers.ts';
import { photosPart, type OfficePhotos } from '../../_shared/mail/office/office-photos.ts';
import officeWords from '../../_shared/generated/office.nl.json' with { type: 'json' };
import { pageAddress } from '../../_shared/page/page-address.ts';
import { requestDetails } from './quote-request-office.details.ts';
import words from '../../_shared/generated/quote-request-office.nl.json' with { type: 'json' };

export interface OfficeMail {
  readonly request: StoredQuoteRequest;
  readonly photos: OfficePhotos;
  readonly facts: Facts;
  readonly siteUrl: string;
}

const hour = 3_600_000;

/** Whether the firm goes there. */
function areaNotice({ request, facts }: OfficeMail): Block {
  const town = servedTown(request.postal_code_normalised, facts.servedTowns);
  if (town === undefined) return { kind: 'notice', text: words.area.unknown, tone: 'warning' };
  if (town === null) return { kind: 'notice', text: words.area.outside, tone: 'warning' };
  return { kind: 'notice', text: fill(words.area.served, { town: town.name }), tone: 'success' };
}

/** What the office gets, in Dutch: everything that the applicant gave, and what the firm needs to answer in time. */
export function quoteRequestOffice(mail: OfficeMail): MailContent {
  const { request, photos, facts, siteUrl } = mail;
  const reference = quoteRequestReference(request.id);
  const time = formatFullMoment(Date.parse(request.created_at) + facts.company.replyWithinHours * hour, 'nl');
  const town = servedTown(request.postal_code_normalised, facts.servedTowns)?.name;
  const place = town ?? request.postal_code_normalised;
  return writeMail({
    language: 'nl',
    subject: headerLine(fill(words.subject, { reference, name: request.name, place })),
    preheader: fill(words.preheader, { name: headerLine(request.name), time }),
    eyebrow: `${words.eyebrow} · ${fill(officeWords.reference, { reference })}`,
    sections: [
      [
        {
          title: request.name,
          blocks: [
            areaNotice(mail),
            { kind: 'text', text: fill(words.replyBefore, { time }), tone: 'strong' },
            ...answerButtons(request, 'main'),
          ],
        },
      ],
      [{ title: words.message, blocks: [{ kind: 'typed', text: request.message }] }],
      [
        photosPart(photos),
        { title: officeWords.details, blocks: [{ kind: 'rows', rows: requestDetails(request) }] },
      ],
    ],
    note: words.footer,
    company: facts.company,
    homeUrl: pageAddress(siteUrl, 'home', 'nl'),
  });
}
