import { heritagePaints } from '@vakman/tokens/colours/heritage-paints';
import { GableMark } from './gable-mark.tsx';
import { of } from './paint.ts';

/** The outline of a letter, where and how large it stands; upwards is positive in the outline. */
export interface PlacedLetter {
  readonly outline: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const sharePanel = { width: 600, height: 630, margin: 64 } as const;

/** The left half of a share picture: mark, words and the strip of paints, with tape where the scene begins. */
export function SharePanel({ letters }: { readonly letters: readonly PlacedLetter[] }) {
  const { width, height, margin } = sharePanel;
  const teeth = Array.from({ length: 6 }, (_, tooth) => `l5,${tooth % 2 ? 8 : -8}`).join('');
  return (
    <>
      <path fill={of('canal-green')} d={`M0,0H${width}V${height}H0Z`} />
      <path fill={of('stand-green')} opacity={0.4} d={`M0,0H440L130,${height}H0Z`} />
      <path fill="#14201b" opacity={0.2} d={`M${width},0h24V${height}h-24Z`} />
      <path fill={of('tape')} d={`M${width - 15},14${teeth}V${height - 14}h-30Z`} />
      <svg x={margin - 6} y={58} width={64} height={72} viewBox="0 0 32 36">
        <GableMark ground={of('canal-green')} />
      </svg>
      <g fill="var(--vakman-on-brand)">
        {letters.map(({ outline, x, y, scale }) => (
          <path
            key={`${x} ${y}`}
            transform={`translate(${x.toFixed(1)},${y})scale(${scale.toFixed(5)},${(-scale).toFixed(5)})`}
            d={outline}
          />
        ))}
      </g>
      {heritagePaints.map(({ paint }, index) => (
        <path
          key={paint}
          fill={of(paint)}
          stroke="var(--vakman-on-brand)"
          strokeOpacity={0.3}
          d={`M${margin + index * 48},548h42v20h-42Z`}
        />
      ))}
    </>
  );
}
