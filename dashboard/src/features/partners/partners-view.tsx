import { dateFormat, formatMonth } from '@vakman/domain/format/format.dates';
import { locales } from '@vakman/domain/languages/languages';
import { formatCsv } from '@vakman/domain/text/csv';
import { fill } from '@vakman/domain/text/fill';
import type { PartnerTotal } from '@vakman/domain/partner-figures/partner-figures.totals';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { partnersWords } from '../../../generated/partners.words.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { saveFile } from '../own-data/save-file.ts';
import { FigureTable } from './figure-table.tsx';
import { PartnerLink } from './partner-link.tsx';
import './partners.css';

/** Months that are shown. */
export const periods = [3, 12, 24] as const;
export type Period = (typeof periods)[number];

interface PartnersViewProps {
  readonly partners: readonly PartnerTotal[];
  readonly period: Period;
  readonly onPeriod: (period: Period) => void;
}

/** Partners beside each other, and each month by month. */
export function PartnersView({ partners, period, onPeriod }: PartnersViewProps) {
  const words = useWords(partnersWords);
  const { columns } = words;
  const nameOf = (source: string | null) => source ?? words.ownSite;
  const monthOf = (month: string) => formatMonth(`${month}-01T12:00:00Z`, language);
  const shortMonthOf = (month: string) =>
    dateFormat(language, { month: 'short', year: '2-digit' }).format(new Date(month));
  const numbers = new Intl.NumberFormat(locales[language]);
  const takeAll = () => {
    const head = [
      columns.partner,
      columns.month,
      columns.requests,
      columns.answered,
      columns.inTime,
      columns.won,
      columns.bookings,
    ];
    const lines = partners.flatMap(({ source, months }) =>
      months.map((row) => [
        nameOf(source),
        row.month,
        row.requests,
        row.answered,
        row.in_time,
        row.won,
        row.bookings,
      ]),
    );
    const file = new Blob([formatCsv([head, ...lines])], { type: 'text/csv;charset=utf-8' });
    saveFile(file, `${words.file}.csv`);
  };
  return (
    <div className="partners">
      <div className="partners-head">
        <h1>{words.title}</h1>
        {partners.length > 0 && (
          <button type="button" className="button" onClick={takeAll}>
            {words.csv}
          </button>
        )}
      </div>
      <p className="partners-lead">{words.lead}</p>
      <SelectField
        id="partners-period"
        label={words.period}
        errorPrefix={words.errorPrefix}
        error={undefined}
        choices={periods.map((each) => ({
          value: String(each),
          label: fill(words.months, { count: each }),
        }))}
        select={{
          value: String(period),
          onChange: ({ target }) => onPeriod(Number(target.value) as Period),
        }}
      />
      {partners.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <FigureTable
          first={columns.partner}
          rows={partners.map((total) => ({ key: total.source ?? '', name: nameOf(total.source), ...total }))}
        />
      )}
      {partners.map(({ source, months }) => (
        <details key={source ?? ''} className="partner">
          <summary>
            <span dir="auto">{nameOf(source)}</span> · {words.byMonth}
          </summary>
          <Chart
            title={`${nameOf(source)} · ${words.byMonth}`}
            first={columns.month}
            keys={months.map(({ month }) => month).toReversed()}
            series={[
              {
                name: columns.requests,
                values: months.map(({ requests }) => requests).toReversed(),
                as: 'bars',
              },
              { name: columns.won, values: months.map(({ won }) => won).toReversed(), as: 'line' },
            ]}
            labelOf={shortMonthOf}
            format={(value) => numbers.format(value)}
          />
          {source !== null && <PartnerLink source={source} />}
          <FigureTable
            first={columns.month}
            rows={months.map((row) => ({ key: row.month, name: monthOf(row.month), ...row }))}
          />
        </details>
      ))}
    </div>
  );
}
