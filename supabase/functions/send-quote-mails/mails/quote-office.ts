import { formatFullMoment } from '@vakman/domain/format/format.dates.ts';
import { formatCents } from '@vakman/domain/format/format.prices.ts';
import { fill } from '@vakman/domain/text/fill.ts';
import type { MailedAnswer } from '../../_shared/database/claimed-quote.ts';
import words from '../../_shared/generated/quote-office.nl.json' with { type: 'json' };
import { headerLine } from '../../_shared/mail/header-line.ts';
import type { Block, Row } from '../../_shared/mail/layout/mail-document.ts';
import { writeMail } from '../../_shared/mail/layout/write-mail.ts';
import type { MailContent } from '../../_shared/mail/mail.ts';
import { mailLink } from '../../_shared/mail/office/office-details.ts';
import { pageAddress } from '../../_shared/page/page-address.ts';
import { titleOf, type QuoteMail } from './quote-mail.ts';

const totalOf = ({ totals }: MailedAnswer) => (totals === null ? '' : formatCents(totals.total, 'nl'));

/** What was answered, and what proves it. */
function answerRows(mail: QuoteMail, answer: MailedAnswer): Row[] {
  const chosen = new Set(answer.chosen);
  const { rows } = words;
  return [
    ...(answer.reason ? [{ label: rows.reason, value: words.reasons[answer.reason] }] : []),
    ...mail.claimed.quote.lines
      .filter(({ id }) => chosen.has(id))
      .map(({ title }) => ({ label: rows.chosen, value: title })),
    ...(answer.totals ? [{ label: rows.total, value: totalOf(answer) }] : []),
    ...(answer.home_age ? [{ label: rows.homeAge, value: words.homeAge[answer.home_age] }] : []),
    ...(answer.signed_by ? [{ label: rows.signedBy, value: answer.signed_by }] : []),
    { label: rows.proof, value: words.proof[answer.proof] },
    { label: rows.at, value: formatFullMoment(answer.at, 'nl') },
  ];
}

function quoteRows({ claimed }: QuoteMail): Row[] {
  const { number, revision, name, email, street_address, postal_code } = claimed.quote;
  const { rows } = words;
  return [
    { label: rows.number, value: revision > 1 ? fill(words.revised, { number, revision }) : number },
    { label: rows.work, value: titleOf(claimed) },
    { label: rows.customer, value: name },
    { label: rows.email, value: email, href: mailLink(email) },
    { label: rows.address, value: `${street_address}, ${postal_code}` },
  ];
}

/** What the customer wrote; nothing of an answer that has no words. */
function wordsOf({ kind, words: written }: MailedAnswer): Block[] {
  if (kind === 'accepted' || kind === 'withdrawn') return [];
  return [written === '' ? { kind: 'text', text: words.noWords } : { kind: 'typed', text: written }];
}

/** What the office gets of whatever a customer answers, in Dutch, with the way to the quote. */
export function quoteOffice(mail: QuoteMail, answer: MailedAnswer): MailContent {
  const { quote } = mail.claimed;
  const { number, name } = quote;
  const { kind } = answer;
  const href = `${pageAddress(mail.siteUrl, 'admin', 'nl')}/quotes/${quote.id}`;
  const isGood = kind === 'accepted' || kind === 'change-asked';
  const written = wordsOf(answer);
  const notice = fill(words.notice[kind], { time: formatFullMoment(answer.at, 'nl') });
  return writeMail({
    language: 'nl',
    subject: headerLine(fill(words.subject[kind], { number, name, total: totalOf(answer) })),
    preheader: notice,
    eyebrow: words.eyebrow[kind],
    sections: [
      [
        {
          title: name,
          blocks: [
            { kind: 'notice', text: notice, tone: isGood ? 'success' : 'warning' },
            ...(answer.early_start ? [{ kind: 'text', text: words.early } as const] : []),
            { kind: 'button', link: { text: words.open, href }, rank: 'main' },
            { kind: 'rows', rows: answerRows(mail, answer) },
          ],
        },
        ...(written.length > 0 ? [{ title: words.words, blocks: written }] : []),
      ],
      [{ title: words.details, blocks: [{ kind: 'rows', rows: quoteRows(mail) }] }],
    ],
    note: words.footer,
    company: mail.facts.company,
    homeUrl: pageAddress(mail.siteUrl, 'home', 'nl'),
  });
}
