import type { ChartProps } from './chart.tsx';

/** The numbers of a drawing, one row for each column of it. */
export function ChartTable({ title, first, keys, series, labelOf, format, tableLabel }: ChartProps) {
  return (
    <details>
      <summary>{tableLabel}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the way to what stands beside a narrow screen */}
      <section className="chart-table" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keys.map((key, index) => (
              <tr key={key}>
                <th scope="row">{labelOf(key)}</th>
                {series.map(({ name, values }) => {
                  const value = values[index] ?? null;
                  return <td key={name}>{value === null ? '–' : format(value)}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
