import type { ScaleBand, ScaleLinear } from 'd3-scale';
import { margins, plotHeight } from './plot.ts';

interface AxesProps {
  readonly x: ScaleBand<string>;
  readonly y: ScaleLinear<number, number>;
  /** In CSS pixels, margins included. */
  readonly width: number;
  readonly labelOf: (key: string) => string;
  readonly format: (value: number) => string;
}

/** Room that a label below needs, in CSS pixels. */
const labelWidth = 64;

/** Lines across at whole values with what they stand for, and below as many names as there is room for. */
export function Axes({ x, y, width, labelOf, format }: AxesProps) {
  const keys = x.domain();
  const each = Math.max(1, Math.ceil((keys.length * labelWidth) / Math.max(1, width - margins.left)));
  return (
    <g className="chart-axes">
      {y.ticks(4).map((tick) => (
        <g key={tick} transform={`translate(0 ${y(tick)})`}>
          <line x1={margins.left} x2={width - margins.right} />
          <text x={margins.left - 8} dy="0.32em" textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {keys.map((key, index) =>
        (keys.length - 1 - index) % each === 0 ? (
          <text
            key={key}
            x={(x(key) ?? 0) + x.bandwidth() / 2}
            y={margins.top + plotHeight + 20}
            textAnchor="middle"
          >
            {labelOf(key)}
          </text>
        ) : null,
      )}
    </g>
  );
}
