import type { Quote } from '@vakman/domain/quote/quote.answers';
import { exampleQuoteLines } from '@vakman/domain/quote/quote.example';
import { firstChoice } from '@vakman/domain/quote/quote.choices';
import type { ProvenAnswer, QuoteFile } from '@vakman/domain/quote/quote-file.answers';
import { quoteTotals } from '@vakman/domain/quote/quote.totals';
import type { ListedQuote, QuoteCounts } from '@vakman/domain/quote/quote-list.answers';
import type { QuoteText } from '@vakman/domain/quote/quote-texts.answers';
import { quoteStates } from '@vakman/domain/quote/quote.states';

const id = (number: number) => `9d4e0000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const names = ['Wolfgang Süßmayr-Hohenzollern-Sigmaringen', '<img src=x>', 'Олена Шевченко', '赵静'];

/** One in each state. */
export const quotes: readonly ListedQuote[] = quoteStates.map((state, index) => ({
  id: id(index),
  number: state === 'draft' ? null : `2026-${String(40 - index).padStart(4, '0')}`,
  revision: state === 'accepted' ? 2 : 1,
  state,
  request_id: id(100 + index),
  language: 'nl',
  title: index === 0 ? 'Kozijnen, deuren en boeidelen aan de straatkant en de achterkant' : 'Gevel reinigen',
  name: names[index % names.length] ?? '',
  street_address: 'Oude Zijds Achterburgwal 143 hoog',
  postal_code: '1012 DG',
  total: 123_450 * (index + 1),
  updated_at: '2026-11-22T07:30:00+01:00',
  sent_at: state === 'draft' ? null : '2026-11-20T07:30:00+01:00',
  valid_until: state === 'draft' ? null : '2026-12-20',
  version: 2,
}));

export const counts: QuoteCounts = Object.fromEntries(
  quotes.map(({ state, total }, index) => [state, { count: index + 1, total: total * 10 }]),
);

/** As it was sent. */
export const quote: Quote = {
  id: id(1),
  request_id: id(101),
  project_id: null,
  replaces: null,
  language: 'nl',
  name: names[0] ?? '',
  email: 'wolfgang@example.org',
  street_address: 'Havenstraat 7',
  postal_code: '1354 AB',
  title: 'Kozijnen aan de straatkant',
  introduction: 'Dank u voor uw aanvraag. Dit stellen wij u voor.',
  conditions: 'U zorgt voor stroom en water.\nWij beginnen binnen vier weken.',
  lines: [...exampleQuoteLines],
  photos: [],
  home_age: null,
  state: 'sent',
  number: '2026-0039',
  revision: 2,
  created_at: '2026-11-19T07:30:00+01:00',
  updated_at: '2026-11-20T07:30:00+01:00',
  version: 3,
  sent_at: '2026-11-20T07:30:00+01:00',
  valid_until: '2026-12-20',
};

export const texts: readonly QuoteText[] = [
  {
    id: id(201),
    name: 'Aanhef na een aanvraag',
    part: 'introduction',
    texts: { nl: 'Dag {name},\n\nDank u voor uw aanvraag.', uk: 'Добрий день, {name}!' },
    version: 1,
  },
  {
    id: id(202),
    name: 'Meerwerk',
    part: 'conditions',
    texts: { nl: 'Meerwerk alleen na akkoord.' },
    version: 3,
  },
];

const chosen = firstChoice(exampleQuoteLines);

/** As whoever it is for accepted it. */
export const accepted: ProvenAnswer = {
  id: id(301),
  kind: 'accepted',
  at: '2026-11-21T19:40:00+01:00',
  chosen: [...chosen],
  home_age: 'older',
  totals: { ...quoteTotals(exampleQuoteLines, 'older', chosen), vats: [] },
  early_start: true,
  signed_by: names[0] ?? '',
  reason: null,
  words: '',
  proof: 'code',
  has_sender: true,
  document_sha256: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
  drawing: 'M40 120L80 60L120 150L160 50L220 130L300 90',
};

export const file: QuoteFile = {
  quote,
  versions: [],
  answers: [],
  mails: [
    {
      id: id(401),
      kind: 'quote',
      state: 'sent',
      created_at: '2026-11-20T07:30:00+01:00',
      sent_at: '2026-11-20T07:30:10+01:00',
      last_error: null,
    },
  ],
};

/** In the words of a customer. */
export const askedChange = 'Kan de achterdeur ook mee?\nEn graag in <b>grachtengroen</b>.';
