import { formatDate } from '@vakman/domain/format/format.dates.ts';
import { firstChoice } from '@vakman/domain/quote/quote.choices.ts';
import { quoteTotals } from '@vakman/domain/quote/quote.totals.ts';
import { formatCents } from '@vakman/domain/format/format.prices.ts';
import type { QuoteDocumentOrder } from '../quote-document.order.ts';
import { cleanText } from '../text/clean-text.ts';
import { translateQuoteDocument, type Words } from '../words.ts';
import { acceptanceBlocks } from './acceptance.ts';
import type { Block, DocumentContent, Fact, PrintedSum } from './document-content.ts';
import { lineBlocks } from './line-groups.ts';
import { photoBlocks } from './photos.ts';
import { totalsBlocks } from './totals.ts';
import { isHomeAgeOpen } from './open-rate.ts';
import { rightsBlocks } from './rights.ts';

function sumsOf(order: QuoteDocumentOrder, chosen: ReadonlySet<string>, words: Words): PrintedSum[] {
  const { quote, language, homeAge, answer } = order;
  const totalOf = (age: 'older' | 'newer') =>
    formatCents(quoteTotals(quote.lines, age, chosen).total, language);
  if (isHomeAgeOpen(order)) {
    return [
      { label: words('sum.older'), value: totalOf('older'), detail: words('sum.withVat') },
      { label: words('sum.newer'), value: totalOf('newer'), detail: words('sum.withVat') },
    ];
  }
  const date = (moment: string) => formatDate(moment, language);
  const until = quote.valid_until === null ? '' : words('sum.until', { date: date(quote.valid_until) });
  return [
    {
      label: words('sum.total'),
      value: totalOf(homeAge ?? 'older'),
      detail: answer ? words('sum.accepted', { date: date(answer.at) }) : until,
    },
  ];
}

function factsOf({ quote, language }: QuoteDocumentOrder, words: Words): Fact[] {
  const { number, revision, sent_at, valid_until } = quote;
  return [
    { label: words('facts.number'), value: number ?? words('facts.noNumber') },
    { label: words('facts.version'), value: String(revision) },
    ...(sent_at === null ? [] : [{ label: words('facts.date'), value: formatDate(sent_at, language) }]),
    ...(valid_until === null
      ? []
      : [{ label: words('facts.validUntil'), value: formatDate(valid_until, language) }]),
  ];
}

const typed = (text: string): Block[] => (text === '' ? [] : [{ kind: 'text', text }]);

/** What the document of a quote says, in its language. */
export function documentContent(order: QuoteDocumentOrder): DocumentContent {
  const { quote, language, facts, answer } = order;
  const { company } = facts;
  const { street, postalCode, city } = company.address;
  const words = translateQuoteDocument(language);
  const chosen = new Set(order.chosen ?? firstChoice(quote.lines));
  const kind = quote.number === null ? words('kind.draft') : words('kind.quote', { number: quote.number });
  const title = cleanText(quote.title);
  const conditions = cleanText(quote.conditions);
  const registrations = company.registrations.map(({ label, value }) => `${label} ${value}`);
  return {
    language,
    date: new Date(answer?.at ?? quote.sent_at ?? 0),
    fileTitle: [kind, title].join(' · '),
    kind,
    title,
    firm: {
      name: company.name,
      lines: [
        `${street}, ${postalCode} ${city}`,
        company.phone.display,
        company.email,
        registrations.join(' · '),
      ],
    },
    customer: {
      label: words('customer'),
      lines: [quote.name, quote.street_address, quote.postal_code].map(cleanText),
    },
    facts: factsOf(order, words),
    sums: sumsOf(order, chosen, words),
    columns: [
      words('columns.title'),
      words('columns.quantity'),
      words('columns.price'),
      words('columns.vat'),
      words('columns.amount'),
    ],
    blocks: [
      ...typed(cleanText(quote.introduction)),
      { kind: 'heading', text: words('lines.title') },
      ...lineBlocks(order, chosen, words),
      { kind: 'heading', text: words('totals.title') },
      ...totalsBlocks(order, chosen, words),
      ...(answer ? acceptanceBlocks(order, answer, words) : []),
      ...photoBlocks(order.photos ?? [], words),
      ...(conditions === '' ? [] : [{ kind: 'heading', text: words('conditions') } as const]),
      ...typed(conditions),
      ...rightsBlocks(order, words),
    ],
    foot: [company.name, ...registrations].join(' · '),
    sheetNumber: words('sheetNumber', { sheet: '{sheet}', sheets: '{sheets}' }),
  };
}
