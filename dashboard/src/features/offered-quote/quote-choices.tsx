import { alternativesOf, withAlternative, withOption } from '@vakman/domain/quote/quote.choices';
import type { QuoteLine as Line } from '@vakman/domain/quote/quote.lines';
import { offeredQuoteWords } from '../../../generated/offered-quote.words.ts';
import { useWords } from '../../words/use-words.ts';
import { QuoteLine, type QuoteLineProps } from './quote-line.tsx';

export interface QuoteChoicesProps extends Omit<QuoteLineProps, 'line'> {
  readonly lines: readonly Line[];
  readonly chosen: readonly string[];
  /** Undefined where nothing is to be chosen any more. */
  readonly onChoose: ((chosen: string[]) => void) | undefined;
}

/** What belongs to the job, of what one is chosen, and what may be added. */
export function QuoteChoices({ lines, chosen, onChoose, ...line }: QuoteChoicesProps) {
  const words = useWords(offeredQuoteWords);
  const fixed = lines.filter(({ kind }) => kind === 'fixed');
  const options = lines.filter(({ kind }) => kind === 'optional');
  return (
    <>
      {fixed.length > 0 && (
        <section aria-labelledby="offer-fixed">
          <h2 id="offer-fixed">{words.fixed.title}</h2>
          <ul className="offer-lines">
            {fixed.map((each) => (
              <li key={each.id}>
                <QuoteLine {...line} line={each} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {[...alternativesOf(lines)].map(([group, alternatives], index) => (
        <fieldset key={group} className="field choice offer-choice">
          <legend className="label" lang={line.lang} dir="auto">
            {group}
          </legend>
          <p className="hint">{onChoose ? words.alternatives.hint : words.alternatives.closed}</p>
          <div className="options">
            {alternatives.map((each) => (
              <label key={each.id} className="option">
                <input
                  type="radio"
                  name={`offer-group-${index}`}
                  checked={chosen.includes(each.id)}
                  disabled={!onChoose}
                  onChange={() => onChoose?.(withAlternative(lines, chosen, each))}
                />
                <QuoteLine {...line} line={each} />
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {options.length > 0 && (
        <fieldset className="field choice offer-choice">
          <legend className="label">{words.options.title}</legend>
          <p className="hint">{onChoose ? words.options.hint : words.options.closed}</p>
          <div className="options">
            {options.map(({ id, ...each }) => (
              <label key={id} className="option">
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  disabled={!onChoose}
                  onChange={({ currentTarget }) => onChoose?.(withOption(chosen, id, currentTarget.checked))}
                />
                <QuoteLine {...line} line={{ id, ...each }} />
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
