import { formatCents } from '@vakman/domain/format/format.prices';
import { firstChoice } from '@vakman/domain/quote/quote.choices';
import type { QuoteLine } from '@vakman/domain/quote/quote.lines';
import { quoteTotals } from '@vakman/domain/quote/quote.totals';
import { homeAges, type HomeAge } from '@vakman/domain/quote/quote.vat';
import { fill } from '@vakman/domain/text/fill';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { QuotePart } from './quote-part.tsx';
import './quote-sums.css';

interface QuoteSumsProps {
  readonly lines: readonly QuoteLine[];
  /** Null while it is open, so that both sums are told. */
  readonly homeAge: HomeAge | null;
}

/** What a quote adds up to as it is offered, and with all that may be added. */
export function QuoteSums({ lines, homeAge }: QuoteSumsProps) {
  const { sums: words, homeAges: names, fields } = useWords(quotesWords);
  const first = firstChoice(lines);
  const options = lines.filter(({ kind }) => kind === 'optional').map(({ id }) => id);
  const isOpen = homeAge === null && lines.some(({ work }) => work === 'painting');
  const ages = isOpen ? homeAges : [homeAge ?? 'older'];
  const sums = ages.map((age) => ({
    age,
    ...quoteTotals(lines, age, first),
    withOptions: quoteTotals(lines, age, new Set([...first, ...options])).total,
  }));
  const percents = [...new Set(sums.flatMap(({ vats }) => vats.map(({ percent }) => percent)))].toSorted(
    (one, other) => one - other,
  );
  const row = (
    label: string,
    amount: (sum: (typeof sums)[number]) => number | undefined,
    isTotal = false,
  ) => (
    <tr key={label} className={isTotal ? 'is-total' : undefined}>
      <th scope="row">{label}</th>
      {sums.map((sum) => {
        const cents = amount(sum);
        return <td key={sum.age}>{cents === undefined ? '–' : formatCents(cents, language)}</td>;
      })}
    </tr>
  );
  return (
    <QuotePart title={words.title}>
      <table className="quote-sums">
        {isOpen && (
          <thead>
            <tr>
              <th scope="col">{fields.homeAge}</th>
              {sums.map(({ age }) => (
                <th key={age} scope="col">
                  {names[age]}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {row(words.withoutVat, ({ withoutVat }) => withoutVat)}
          {percents.map((percent) =>
            row(
              fill(words.vat, { percent }),
              ({ vats }) => vats.find((each) => each.percent === percent)?.vat,
            ),
          )}
          {row(words.total, ({ total }) => total, true)}
          {options.length > 0 && row(words.withOptions, ({ withOptions }) => withOptions)}
        </tbody>
      </table>
      {lines.some(({ kind }) => kind === 'alternative') && <p className="quote-muted">{words.first}</p>}
    </QuotePart>
  );
}
