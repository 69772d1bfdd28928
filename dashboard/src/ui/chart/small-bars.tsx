import './chart.css';

/** In units of the drawing, which is stretched to the room that it has. */
const height = 28;

/** One that is nought stands as a line on the ground. */
const bar = (index: number, share: number) => {
  const tall = share * (height - 1) + 1;
  return `M${index * 4} ${height}v${-tall}h3v${tall}z`;
};

interface SmallBarsProps {
  readonly values: readonly number[];
  /** The numbers, for whoever does not see them drawn. */
  readonly label: string;
}

/** How something went, in small bars for a cell of a table; how much it was, another cell says. */
export function SmallBars({ values, label }: SmallBarsProps) {
  const highest = Math.max(1, ...values);
  return (
    <svg
      className="chart-bars chart-small"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${values.length * 4} ${height}`}
      preserveAspectRatio="none"
    >
      <path d={values.map((value, index) => bar(index, value / highest)).join('')} />
    </svg>
  );
}
