import { dateFormat } from '@vakman/domain/format/format.dates';
import { locales } from '@vakman/domain/languages/languages';
import type { PartnerTotal } from '@vakman/domain/partner-figures/partner-figures.totals';
import { partnersWords } from '../../../generated/partners.words.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';

interface MonthChartProps {
  readonly title: string;
  /** The newest first, as the table has them. */
  readonly months: PartnerTotal['months'];
}

const numbers = new Intl.NumberFormat(locales[language]);
const shortMonth = (month: string) =>
  dateFormat(language, { month: 'short', year: '2-digit' }).format(new Date(month));

/** What a partner brought and what became of it, drawn beside the table of the same. */
export function MonthChart({ title, months }: MonthChartProps) {
  const { columns } = useWords(partnersWords);
  const fromOld = months.toReversed();
  return (
    <Chart
      title={title}
      first={columns.month}
      keys={fromOld.map(({ month }) => month)}
      series={[
        { name: columns.requests, values: fromOld.map(({ requests }) => requests), as: 'bars' },
        { name: columns.won, values: fromOld.map(({ won }) => won), as: 'line' },
      ]}
      labelOf={shortMonth}
      format={(value) => numbers.format(value)}
    />
  );
}
