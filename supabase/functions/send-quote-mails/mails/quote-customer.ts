import { formatDate } from '@vakman/domain/format/format.dates.ts';
import type { QuoteMailKind } from '@vakman/domain/quote/quote.mails.ts';
import type { ClaimedQuote } from '../../_shared/database/claimed-quote.ts';
import type { Block, Section } from '../../_shared/mail/layout/mail-document.ts';
import { writeMail } from '../../_shared/mail/layout/write-mail.ts';
import type { MailContent } from '../../_shared/mail/mail.ts';
import { pageAddress } from '../../_shared/page/page-address.ts';
import {
  agreedDetails,
  nextSteps,
  offerDetails,
  questions,
  quoteChip,
  reminderChoice,
  viewButton,
  withdrawal,
} from './quote-customer.sections.ts';
import { withdrawalSections } from './quote-customer.withdrawn.ts';
import { titleOf, type QuoteMail } from './quote-mail.ts';
import { translateQuoteMail } from './quote-messages.ts';

/** What happened, as the messages call it. */
const events = {
  quote: 'offer',
  'quote-code': 'code',
  'quote-reminder': 'reminded',
  'quote-accepted': 'accepted',
  'quote-withdrawn': 'withdrawn',
  'quote-taken-back': 'takenBack',
} as const satisfies Readonly<Record<QuoteMailKind, string>>;

/** Whether it is the first offer, another version of it, or one of work that came on top. */
function offerOf({ quote: { project_id, revision } }: ClaimedQuote): 'first' | 'revised' | 'extra' {
  if (revision > 1) return 'revised';
  return project_id === null ? 'first' : 'extra';
}

const text = (text: string, tone?: 'muted'): Block => ({ kind: 'text', text, ...(tone && { tone }) });

function offerSections(mail: QuoteMail): Section[] {
  const t = translateQuoteMail(mail.claimed.quote.language);
  const offer = offerOf(mail.claimed);
  return [
    [
      {
        title: t(`offer.title.${offer}`),
        blocks: [
          text(t(`offer.introduction.${offer}`)),
          quoteChip(mail),
          ...viewButton(mail, 'open'),
          text(t('document.offer'), 'muted'),
        ],
      },
      offerDetails(mail),
    ],
    [nextSteps(mail)],
    [questions(mail)],
  ];
}

function reminderSections(mail: QuoteMail): Section[] {
  const { language, sent_at } = mail.claimed.quote;
  const t = translateQuoteMail(language);
  return [
    [
      {
        title: t('reminded.title'),
        blocks: [
          text(t('reminded.introduction', { sent: formatDate(sent_at, language) })),
          quoteChip(mail),
          ...viewButton(mail, 'open'),
        ],
      },
      offerDetails(mail),
    ],
    [questions(mail), ...reminderChoice(mail)],
  ];
}

function codeSections({ claimed: { quote, code } }: QuoteMail): Section[] {
  const t = translateQuoteMail(quote.language);
  return [
    [
      {
        title: t('code.title'),
        blocks: [
          text(t('code.introduction')),
          { kind: 'chip', chip: { label: t('labels.code'), value: code ?? '' } },
          text(t('code.lifetime')),
        ],
      },
    ],
    [{ title: t('notYours.title'), blocks: [text(t('notYours.text'), 'muted')] }],
  ];
}

function acceptedSections(mail: QuoteMail): Section[] {
  const t = translateQuoteMail(mail.claimed.quote.language);
  return [
    [
      {
        title: t('accepted.title'),
        blocks: [
          text(t('accepted.introduction')),
          ...viewButton(mail, 'agreed'),
          text(t('document.agreed'), 'muted'),
        ],
      },
      agreedDetails(mail),
    ],
    withdrawal(mail),
    [questions(mail)],
  ].filter((section) => section.length > 0);
}

function takenBackSections(mail: QuoteMail): Section[] {
  const t = translateQuoteMail(mail.claimed.quote.language);
  return [
    [{ title: t('takenBack.title'), blocks: [text(t('takenBack.introduction')), quoteChip(mail, true)] }],
    [questions(mail)],
  ];
}

const sectionsOf = {
  offer: offerSections,
  code: codeSections,
  reminded: reminderSections,
  accepted: acceptedSections,
  withdrawn: withdrawalSections,
  takenBack: takenBackSections,
} as const;

/** What the customer gets about his quote, in its language; the office read all that is in it when it was sent. */
export function quoteCustomer(kind: QuoteMailKind, mail: QuoteMail): MailContent {
  const { quote, code } = mail.claimed;
  const { language, number } = quote;
  const event = events[kind];
  const t = translateQuoteMail(language);
  const date = formatDate(quote.valid_until, language);
  const subject =
    event === 'offer'
      ? t(`offer.subject.${offerOf(mail.claimed)}`, { number, title: titleOf(mail.claimed) })
      : t(`${event}.subject`, { number, date, code: code ?? '' });
  return writeMail({
    language,
    subject,
    preheader: t(`${event}.preheader`, { date }),
    sections: sectionsOf[event](mail),
    note: t('automatic'),
    company: mail.facts.company,
    homeUrl: pageAddress(mail.siteUrl, 'home', language),
  });
}
