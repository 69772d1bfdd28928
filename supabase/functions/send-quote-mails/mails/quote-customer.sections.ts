import { formatDate, formatDateTime } from '@vakman/domain/format/format.dates.ts';
import { formatCents } from '@vakman/domain/format/format.prices.ts';
import type { Language } from '@vakman/domain/languages/languages.ts';
import { needsHomeAge } from '@vakman/domain/quote/quote.answering.ts';
import { firstChoice } from '@vakman/domain/quote/quote.choices.ts';
import { quoteTotals } from '@vakman/domain/quote/quote.totals.ts';
import type { MailedQuote } from '../../_shared/database/claimed-quote.ts';
import type { Block, Part, Row } from '../../_shared/mail/layout/mail-document.ts';
import { pageAddress } from '../../_shared/page/page-address.ts';
import { linkToQuote, nameOf, titleOf, type QuoteMail } from './quote-mail.ts';
import { translateQuoteMail } from './quote-messages.ts';

/** The job as a chip; pale for an offer that is none any more. */
export function quoteChip({ claimed }: QuoteMail, isOver = false): Block {
  const { language, valid_until } = claimed.quote;
  const t = translateQuoteMail(language);
  const detail = isOver
    ? t('labels.gone')
    : t('labels.validUntil', { date: formatDate(valid_until, language) });
  return { kind: 'chip', chip: { label: nameOf(claimed), value: titleOf(claimed), detail, isOver } };
}

/** What one names on the phone, and which home it is about. */
export function identity({ claimed }: QuoteMail): Row[] {
  const { language, street_address, postal_code } = claimed.quote;
  const t = translateQuoteMail(language);
  return [
    { label: t('labels.number'), value: nameOf(claimed) },
    { label: t('labels.work'), value: titleOf(claimed) },
    { label: t('labels.address'), value: `${street_address}, ${postal_code}` },
  ];
}

/** The price before anything is chosen: by both rates where the tax is open. */
function priceOf({ lines, home_age, language }: MailedQuote): string {
  const t = translateQuoteMail(language);
  const chosen = firstChoice(lines);
  const total = (age: 'older' | 'newer') => formatCents(quoteTotals(lines, age, chosen).total, language);
  if (home_age === null && needsHomeAge(lines, chosen))
    return t('price.both', { older: total('older'), newer: total('newer') });
  return t('price.one', { total: total(home_age ?? 'newer') });
}

/** What is offered, and what it costs. */
export function offerDetails(mail: QuoteMail): Part {
  const { quote } = mail.claimed;
  const t = translateQuoteMail(quote.language);
  const isOpen = quote.lines.some(({ kind }) => kind !== 'fixed');
  return {
    title: t('details'),
    blocks: [
      { kind: 'rows', rows: [...identity(mail), { label: t('labels.price'), value: priceOf(quote) }] },
      ...(isOpen ? [{ kind: 'text', text: t('price.choices'), tone: 'muted' } as const] : []),
    ],
  };
}

const withCents = (cents: number, language: Language) => formatCents(cents, language);

/** What was chosen and signed, with the tax as it was told. */
export function agreedDetails(mail: QuoteMail): Part {
  const { quote, answer } = mail.claimed;
  const { language, lines } = quote;
  const t = translateQuoteMail(language);
  const chosen = new Set(answer?.chosen);
  const totals = answer?.totals ?? null;
  const rows: Row[] = [
    ...identity(mail),
    ...lines
      .filter(({ id }) => chosen.has(id))
      .map(({ title }) => ({ label: t('labels.chosen'), value: title })),
    ...(totals === null
      ? []
      : [
          {
            label: t('labels.price'),
            value: t('price.one', { total: withCents(totals.total, language) }),
          },
          ...totals.vats.map(({ percent, vat }) => ({
            label: t('labels.vat', { percent }),
            value: withCents(vat, language),
          })),
        ]),
    ...(answer?.home_age ? [{ label: t('labels.homeAge'), value: t(`homeAge.${answer.home_age}`) }] : []),
    ...(answer?.early_start ? [{ label: t('labels.earlyStart'), value: t('earlyStart') }] : []),
    ...(answer ? [{ label: t('labels.agreedAt'), value: formatDateTime(answer.at, language) }] : []),
    ...(answer?.signed_by ? [{ label: t('labels.signedBy'), value: answer.signed_by }] : []),
  ];
  return { title: t('accepted.details'), blocks: [{ kind: 'rows', rows }] };
}

/** What leads to the page. */
export function viewButton(mail: QuoteMail, words: 'open' | 'agreed'): Block[] {
  const href = linkToQuote(mail);
  if (href === undefined) return [];
  const text = translateQuoteMail(mail.claimed.quote.language)(`view.${words}`);
  return [{ kind: 'button', link: { text, href }, rank: 'main' }];
}

/** What happens after the offer. */
export function nextSteps({ claimed: { quote } }: QuoteMail): Part {
  const t = translateQuoteMail(quote.language);
  return {
    title: t('next.title'),
    blocks: [
      { kind: 'steps', steps: [t('next.look'), t('next.agree'), t('next.plan')] },
      { kind: 'text', text: t('next.other') },
    ],
  };
}

/** The legal right to withdraw from what was accepted. */
export function withdrawal({ claimed: { quote, answer }, siteUrl }: QuoteMail): Part[] {
  if (!answer?.withdraw_until) return [];
  const t = translateQuoteMail(quote.language);
  // The last day ends at that midnight.
  const date = formatDate(Date.parse(answer.withdraw_until) - 1, quote.language);
  const terms = t('withdraw.termsName');
  const href = pageAddress(siteUrl, 'terms', quote.language);
  return [
    {
      title: t('withdraw.title'),
      blocks: [
        { kind: 'text', text: t('withdraw.until', { date }) },
        ...(answer.early_start ? [{ kind: 'text', text: t('withdraw.early') } as const] : []),
        { kind: 'text', text: t('withdraw.terms', { terms }), links: [{ text: terms, href }] },
      ],
    },
  ];
}

/** Whom to call. */
export function questions({ claimed: { quote }, facts }: QuoteMail): Part {
  const t = translateQuoteMail(quote.language);
  const { display, href } = facts.company.phone;
  const text = t('questions.text', { phone: display });
  return { title: t('questions.title'), blocks: [{ kind: 'text', text, links: [{ text: display, href }] }] };
}

/** Where whoever has an account says that he wants no reminders. */
export function reminderChoice({ claimed: { quote, has_account }, siteUrl }: QuoteMail): Part[] {
  if (!has_account) return [];
  const t = translateQuoteMail(quote.language);
  const profile = t('reminderChoice.profile');
  const href = pageAddress(siteUrl, 'profile', quote.language);
  const text = t('reminderChoice.text', { profile });
  const block: Block = { kind: 'text', text, tone: 'muted', links: [{ text: profile, href }] };
  return [{ title: t('reminderChoice.title'), blocks: [block] }];
}
