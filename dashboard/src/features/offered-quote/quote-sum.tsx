import type { QuoteLine } from '@vakman/domain/quote/quote.lines';
import type { QuoteTotals } from '@vakman/domain/quote/quote.totals';
import { vatOf, type HomeAge } from '@vakman/domain/quote/quote.vat';
import { fill } from '@vakman/domain/text/fill';
import { offeredQuoteWords } from '../../../generated/offered-quote.words.ts';
import { useWords } from '../../words/use-words.ts';
import type { OfferSum } from './offer-sum.ts';
import { euros } from './offer-words.ts';

interface QuoteSumProps {
  readonly sum: OfferSum;
  readonly lines: readonly QuoteLine[];
  readonly chosen: readonly string[];
}

/** What it costs with what is chosen, the tax in it, and why it is taxed so. */
export function QuoteSum({ sum, lines, chosen }: QuoteSumProps) {
  const { sum: words } = useWords(offeredQuoteWords);
  const counted = lines.filter(({ id, kind }) => kind === 'fixed' || chosen.includes(id));
  return (
    <section className="offer-sum" aria-labelledby="offer-sum">
      <h2 id="offer-sum">{words.title}</h2>
      {sum.kind === 'known' ? (
        <>
          <Totals totals={sum.totals} />
          <Reasons lines={counted} age={sum.age} />
        </>
      ) : (
        <>
          <h3>{words.ifOlder}</h3>
          <Totals totals={sum.older} />
          <h3>{words.ifNewer}</h3>
          <Totals totals={sum.newer} />
          <p className="hint">{words.either}</p>
        </>
      )}
    </section>
  );
}

function Totals({ totals: { total, withoutVat, vats } }: { readonly totals: QuoteTotals }) {
  const { sum: words } = useWords(offeredQuoteWords);
  return (
    <dl className="offer-totals">
      <div>
        <dt>{words.withoutVat}</dt>
        <dd>{euros(withoutVat)}</dd>
      </div>
      {vats.map(({ percent, total: taxed, vat }) => (
        <div key={percent}>
          <dt>{fill(words.vat, { percent, amount: euros(taxed - vat) })}</dt>
          <dd>{euros(vat)}</dd>
        </div>
      ))}
      <div className="offer-total">
        <dt>{words.total}</dt>
        <dd>{euros(total)}</dd>
      </div>
    </dl>
  );
}

/** Why, once for each rate. */
function Reasons({ lines, age }: { readonly lines: readonly QuoteLine[]; readonly age: HomeAge }) {
  const { sum: words } = useWords(offeredQuoteWords);
  const reasons = new Map(lines.map(({ work }) => vatOf(work, age)).map((vat) => [vat.reason, vat.percent]));
  return (
    <ul className="hint offer-reasons">
      {[...reasons].map(([reason, percent]) => (
        <li key={reason}>{fill(words.reasons[reason], { percent })}</li>
      ))}
    </ul>
  );
}
