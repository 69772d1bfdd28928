import type { Figures } from '@vakman/domain/figures/figures.answers';
import { sharesBy } from '@vakman/domain/figures/figures.weeks';
import { locales } from '@vakman/domain/languages/languages';
import { figuresWords } from '../../../generated/figures.words.ts';
import { SmallBars } from '../../ui/chart/small-bars.tsx';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';

interface SharesProps<By extends 'source' | 'language'> {
  readonly by: By;
  readonly figures: Figures;
  readonly weeks: readonly string[];
  readonly nameOf: (of: Figures['requests'][number][By]) => string;
}

/** Who brought how much, or in which language, with its weeks drawn beside it. */
export function Shares<By extends 'source' | 'language'>({ by, figures, weeks, nameOf }: SharesProps<By>) {
  const words = useWords(figuresWords);
  const numbers = new Intl.NumberFormat(locales[language]);
  const percents = new Intl.NumberFormat(locales[language], { style: 'percent' });
  const shares = sharesBy(by, figures.requests, weeks);
  if (shares.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the way to what stands beside a narrow screen
    <section className="figures-shares" aria-labelledby={`figures-${by}`} tabIndex={0}>
      <h2 id={`figures-${by}`}>{words.by[by]}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.of[by]}</th>
            <th scope="col">{words.requests}</th>
            <th scope="col">{words.won}</th>
            <th scope="col">{words.charts.requests}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ of, requests, won, weeks: perWeek }) => (
            <tr key={of ?? ''}>
              <th scope="row" dir="auto">
                {nameOf(of)}
              </th>
              <td>{numbers.format(requests)}</td>
              <td>{percents.format(won / requests)}</td>
              <td>
                <SmallBars values={perWeek} label={perWeek.join(', ')} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
