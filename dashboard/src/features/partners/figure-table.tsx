import { formatEuro } from '@vakman/domain/format/format.prices';
import type { Counts } from '@vakman/domain/partner-figures/partner-figures.totals';
import { partnersWords } from '../../../generated/partners.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import './figure-table.css';

interface FigureTableProps {
  /** What the rows are called. */
  readonly first: string;
  readonly rows: readonly (Counts & { readonly key: string; readonly name: string })[];
}

/** Figures in rows, the longest bar where most came; it says nothing that the numbers do not. */
export function FigureTable({ first, rows }: FigureTableProps) {
  const { columns } = useWords(partnersWords);
  const numbers = new Intl.NumberFormat(language);
  const percents = new Intl.NumberFormat(language, { style: 'percent' });
  const most = Math.max(1, ...rows.map(({ requests }) => requests));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the way to what stands beside a narrow screen
    <section className="figures" aria-label={first} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{columns.requests}</th>
            <th scope="col">{columns.answered}</th>
            <th scope="col">{columns.inTime}</th>
            <th scope="col">{columns.won}</th>
            <th scope="col">{columns.share}</th>
            <th scope="col">{columns.bookings}</th>
            <th scope="col">{columns.worth}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, requests, answered, in_time: inTime, won, bookings, worth }) => (
            <tr key={key}>
              <th scope="row" dir="auto">
                {name}
              </th>
              <td>
                {numbers.format(requests)}
                <meter aria-hidden="true" min={0} max={most} value={requests} />
              </td>
              <td>{numbers.format(answered)}</td>
              <td>{numbers.format(inTime)}</td>
              <td>{numbers.format(won)}</td>
              <td>{requests === 0 ? '–' : percents.format(won / requests)}</td>
              <td>{numbers.format(bookings)}</td>
              <td>{formatEuro(worth, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
