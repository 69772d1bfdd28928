import { scaleBand, scaleLinear } from 'd3-scale';

/** In CSS pixels. */
export const margins = { top: 8, right: 8, bottom: 28, left: 48 } as const;
export const plotHeight = 176;
export const chartHeight = margins.top + plotHeight + margins.bottom;

/** Where columns stand across so many pixels, and how high values reach; nought is always at the bottom. */
export function plotScales(keys: readonly string[], values: readonly number[], width: number) {
  const highest = Math.max(1, ...values);
  return {
    x: scaleBand(keys, [margins.left, Math.max(margins.left + 1, width - margins.right)]).padding(0.2),
    y: scaleLinear([0, highest], [margins.top + plotHeight, margins.top]).nice(4),
  };
}
