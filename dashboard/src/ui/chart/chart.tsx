import { line } from 'd3-shape';
import { Axes } from './axes.tsx';
import { ChartTable } from './chart-table.tsx';
import { chartHeight, margins, plotHeight, plotScales } from './plot.ts';
import { useWidth } from './use-width.ts';
import './chart.css';

/** Numbers that belong together, one for each column; null where there is none. */
export interface Series {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** Bars stand for what is counted, lines for what goes on from one column to the next. */
  readonly as: 'bars' | 'line' | 'dashed-line';
}

export interface ChartProps {
  readonly title: string;
  /** What the columns are called in the table. */
  readonly first: string;
  /** One for each column, from left to right. */
  readonly keys: readonly string[];
  readonly series: readonly Series[];
  /** What a column is called, short below the drawing. */
  readonly labelOf: (key: string) => string;
  readonly format: (value: number) => string;
  /** What opens the table; without it the same numbers stand beside the drawing already. */
  readonly tableLabel?: string;
}

function Marks({ series, ...scales }: { readonly series: Series } & ReturnType<typeof plotScales>) {
  const { x, y } = scales;
  const keys = x.domain();
  const points = series.values.map((value, index) => ({ key: keys[index] ?? '', value }));
  const bottom = margins.top + plotHeight;
  if (series.as === 'bars')
    return points.map(({ key, value }) => (
      <rect
        key={key}
        x={x(key)}
        width={x.bandwidth()}
        y={y(value ?? 0)}
        height={bottom - y(value ?? 0)}
        rx={Math.min(3, x.bandwidth() / 4)}
      />
    ));
  const middle = (key: string) => (x(key) ?? 0) + x.bandwidth() / 2;
  const path = line<(typeof points)[number]>(
    ({ key }) => middle(key),
    ({ value }) => y(value ?? 0),
  ).defined(({ value }) => value !== null);
  return (
    <>
      <path d={path(points) ?? ''} />
      {points.map(({ key, value }) =>
        value === null ? null : <circle key={key} cx={middle(key)} cy={y(value)} r={3} />,
      )}
    </>
  );
}

/** Numbers drawn in the colours of the page, and the same numbers as a table that opens below. */
export function Chart({ title, first, keys, series, labelOf, format, tableLabel }: ChartProps) {
  const [figure, width] = useWidth<HTMLElement>();
  const scales = plotScales(
    keys,
    series.flatMap(({ values }) => values.map((value) => value ?? 0)),
    width,
  );
  return (
    <figure className="chart" aria-label={title} ref={figure}>
      <figcaption>
        <p className="chart-title">{title}</p>
        {series.length > 1 && (
          <ul className="chart-legend">
            {series.map(({ name, as }) => (
              <li key={name}>
                <svg aria-hidden="true" width="28" height="10" className={`chart-${as}`}>
                  <path d="M0 5H28" />
                </svg>
                {name}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
      <svg aria-hidden="true" width="100%" height={chartHeight}>
        {width > 0 && (
          <>
            <Axes {...scales} width={width} labelOf={labelOf} format={format} />
            {series.map((each) => (
              <g key={each.name} className={`chart-${each.as}`}>
                <Marks series={each} {...scales} />
              </g>
            ))}
          </>
        )}
      </svg>
      {tableLabel !== undefined && (
        <ChartTable {...{ title, first, keys, series, labelOf, format, tableLabel }} />
      )}
    </figure>
  );
}
