import type { Figures } from '@vakman/domain/figures/figures.answers';
import { perWeek } from '@vakman/domain/figures/figures.weeks';
import { dateFormat } from '@vakman/domain/format/format.dates';
import { formatDuration } from '@vakman/domain/format/format.durations';
import { locales } from '@vakman/domain/languages/languages';
import { fill } from '@vakman/domain/text/fill';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { figuresWords } from '../../../generated/figures.words.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { language } from '../../words/language.ts';
import { nameOfLanguage } from '../../words/name-of-language.ts';
import { useWords } from '../../words/use-words.ts';
import { BusyHours } from './busy-hours.tsx';
import { Shares } from './shares.tsx';
import { Summary } from './summary.tsx';
import { takeFigures } from './take-figures.ts';
import './figures.css';

/** Weeks that are shown. */
export const periods = [13, 26, 52] as const;
export type Period = (typeof periods)[number];

interface FiguresViewProps {
  readonly figures: Figures;
  /** Mondays, the oldest first. */
  readonly weeks: readonly string[];
  readonly period: Period;
  readonly onPeriod: (period: Period) => void;
}

const hours = new Intl.NumberFormat(locales[language], {
  style: 'unit',
  unit: 'hour',
  unitDisplay: 'narrow',
  maximumFractionDigits: 1,
});
const numbers = new Intl.NumberFormat(locales[language]);
const weekOf = (week: string) =>
  dateFormat(language, { day: 'numeric', month: 'short' }).format(new Date(week));

/** What came, how long it waited, and when it comes. */
export function FiguresView({ figures, weeks, period, onPeriod }: FiguresViewProps) {
  const words = useWords(figuresWords);
  const { charts } = words;
  const isEmpty = figures.requests.length === 0 && figures.bookings.length === 0;
  const waits = weeks.map((week) => figures.answers.find((each) => each.week === week));
  const inHours = (minutes: number | null | undefined) =>
    minutes === null || minutes === undefined ? null : minutes / 60;
  const shared = { first: words.week, keys: weeks, labelOf: weekOf, tableLabel: words.table };
  return (
    <div className="figures-page">
      <div className="figures-head">
        <h1>{words.title}</h1>
        {!isEmpty && (
          <button type="button" className="button" onClick={() => takeFigures(figures, weeks, words)}>
            {words.csv}
          </button>
        )}
      </div>
      <SelectField
        id="figures-period"
        label={words.period}
        errorPrefix={words.errorPrefix}
        error={undefined}
        choices={periods.map((each) => ({
          value: String(each),
          label: fill(words.last, { weeks: formatDuration(each, 'week', language) }),
        }))}
        select={{
          value: String(period),
          onChange: ({ target }) => onPeriod(Number(target.value) as Period),
        }}
      />
      {isEmpty ? (
        <p>{words.none}</p>
      ) : (
        <>
          <Summary figures={figures} />
          <div className="figures-charts">
            <div>
              <Chart
                {...shared}
                title={charts.requests}
                series={[
                  {
                    name: charts.requests,
                    values: perWeek(figures.requests, weeks, ({ requests }) => requests),
                    as: 'bars',
                  },
                ]}
                format={(value) => numbers.format(value)}
              />
              <Chart
                {...shared}
                title={charts.waits}
                series={[
                  {
                    name: words.ninety,
                    values: waits.map((each) => inHours(each?.ninety)),
                    as: 'dashed-line',
                  },
                  { name: words.median, values: waits.map((each) => inHours(each?.median)), as: 'line' },
                ]}
                format={(value) => hours.format(value)}
              />
              <Chart
                {...shared}
                title={charts.bookings}
                series={[
                  {
                    name: charts.bookings,
                    values: perWeek(figures.bookings, weeks, ({ bookings }) => bookings),
                    as: 'bars',
                  },
                ]}
                format={(value) => numbers.format(value)}
              />
            </div>
            <BusyHours hours={figures.hours} />
          </div>
          <Shares by="source" figures={figures} weeks={weeks} nameOf={(source) => source ?? words.ownSite} />
          <Shares by="language" figures={figures} weeks={weeks} nameOf={nameOfLanguage} />
        </>
      )}
    </div>
  );
}
