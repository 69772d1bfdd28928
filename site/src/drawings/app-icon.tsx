import { GableMark } from './gable-mark.tsx';
import { of } from './paint.ts';

/** Side of an icon in units of its drawing. */
export const iconSide = 36;

/** The mark on canal green, standing on the lower edge; `size` leaves room for what home screens cut off. */
export function AppIcon({ size, radius }: { readonly size: number; readonly radius: number }) {
  return (
    <>
      <rect width={iconSide} height={iconSide} rx={radius} fill={of('canal-green')} />
      <g transform={`translate(${iconSide / 2 - 16 * size},${iconSide * (1 - size)})scale(${size})`}>
        <GableMark ground={of('canal-green')} />
      </g>
    </>
  );
}
