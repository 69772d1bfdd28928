import { disc } from './outlines.ts';
import { shadow, tone, type Tone } from './tones.ts';

/** A Dutch bicycle on its stand, the middle between its wheels on (x, y). */
export function Bicycle({
  x,
  y,
  paint = 'ink',
  size = 1,
}: {
  readonly x: number;
  readonly y: number;
  readonly paint?: Tone;
  readonly size?: number;
}) {
  return (
    <g
      transform={`translate(${x},${y})scale(${size})`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path {...shadow} d="M-140-4H140L126 6H-128Z" />
      <path stroke={tone('ink')} strokeWidth={6} d={disc(-78, -50, 47) + disc(78, -50, 47)} />
      <path
        stroke={tone('bridge-grey')}
        strokeWidth={1.4}
        d="M-78-96V-4M-124-50H-32M-110-82-46-18M-110-18-46-82M78-96V-4M32-50H124M46-82 110-18M46-18 110-82"
      />
      <path
        stroke={tone(paint)}
        strokeWidth={7}
        d="M-78-50-34-112 58-120 78-50M-78-50-6-46-40-122M-6-46Q36-60 60-116M60-112 54-150 30-156M-128-60A52 52 0 0 1-40-86"
      />
      <path stroke={tone('bentheim')} strokeWidth={5} d="M-112-88H-52M30-156 22-150" />
      <path stroke={tone('slate')} strokeWidth={5} d="M-6-46 6-24H18M-40-24-52-2" />
      <path fill={tone('oxblood')} d="M-64-124Q-40-136-16-124L-22-116H-56Z" />
      <path fill={tone('bentheim')} d={disc(68, -112, 7)} />
    </g>
  );
}
