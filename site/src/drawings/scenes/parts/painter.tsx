import { disc } from './outlines.ts';
import { darker, lighter, mix, shadow, tone } from './tones.ts';

type Reach = 'up' | 'out';

/** Where the raised hand is, seen from the feet. */
export const handAt: Readonly<Record<Reach, readonly [x: number, y: number]>> = {
  up: [112, -430],
  out: [150, -322],
};

const elbows: Readonly<Record<Reach, string>> = { up: '92-352', out: '92-262' };

/** A painter from behind, 400 high, who stands on (x, y) and reaches to the right; mirrored, to the left. */
export function Painter({
  x,
  y,
  size = 1,
  reach = 'up',
  mirrored = false,
  pot = true,
}: {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly reach?: Reach;
  readonly mirrored?: boolean;
  readonly pot?: boolean;
}) {
  const hand = handAt[reach];
  const overall = tone('broken-white');
  const fold = mix('broken-white', 'bridge-grey', 0.38);
  return (
    <g transform={`translate(${x},${y})scale(${mirrored ? -size : size},${size})`}>
      <path fill={tone('slate')} d="M-40-14H-4V4H-46Q-50-10-40-14ZM6-14H42Q50-10 48 4H6Z" />
      <path fill={overall} d="M-42-214H42L46-12H6L2-150H-4L-8-12H-46Z" />
      <path fill={fold} d="M16-214H42L46-12H30ZM-4-150H2L6-12H-8L-2-120ZM-44-60-8-54V-46L-45-50Z" />
      <path
        stroke={tone('bentheim')}
        strokeWidth={30}
        strokeLinecap="round"
        fill="none"
        d="M-42-296-62-232"
      />
      <path stroke={tone('skin')} strokeWidth={21} strokeLinecap="round" fill="none" d="M-63-226-56-176" />
      <path fill={tone('bentheim')} d="M-50-300Q-46-322-20-328H20Q46-322 50-300L44-204H-44Z" />
      <path fill={darker('bentheim', 0.22)} d="M22-327Q46-322 50-300L44-204H26Q34-270 22-327Z" />
      <path fill={overall} d="M-42-200V-258H42V-200ZM-36-324-22-328 36-258H16ZM36-324 22-328-36-258H-16Z" />
      <path fill={fold} d="M24-258H42V-200H26ZM-42-212H42V-206H-42Z" />
      <path fill={tone('bentheim')} d="M-20-246H20V-228H-20Z" opacity={0.25} />
      <path fill={tone('skin')} d="M-12-346H12V-322Q0-314-12-322Z" />
      <path fill={darker('skin', 0.25)} d="M-12-334Q0-324 12-334V-322Q0-314-12-322Z" />
      <path fill={tone('skin')} d={disc(-27, -364, 7) + disc(27, -364, 7)} />
      <path fill={tone('skin')} d="M-25-376H25V-356Q20-334 0-334T-25-356Z" />
      <path fill={mix('brick-deep', 'ink', 0.45)} d="M-27-378H27V-362Q26-342 13-334H-13Q-26-342-27-362Z" />
      <path fill={tone('oxblood')} d="M-29-372Q-30-404 0-404T29-372Z" />
      <path fill={darker('oxblood', 0.3)} d="M10-403Q30-398 29-372H16Q20-392 10-403ZM-12-372Q0-382 12-372Z" />
      <g fill="none" strokeLinecap="round">
        <path stroke={tone('bentheim')} strokeWidth={30} d={`M40-300 ${elbows[reach]}`} />
        <path stroke={lighter('bentheim', 0.2)} strokeWidth={6} d={`M38-308 ${elbows[reach]}`} />
        <path stroke={tone('skin')} strokeWidth={21} d={`M${elbows[reach]} ${hand.join(' ')}`} />
      </g>
      <path fill={tone('skin')} d={disc(hand[0], hand[1], 14)} />
      {pot && <Pot />}
    </g>
  );
}

function Pot() {
  return (
    <>
      <path fill="none" stroke={tone('slate')} strokeWidth={3} d="M-78-150Q-56-196-34-150" />
      <path fill={lighter('bridge-grey', 0.3)} d="M-80-150H-32L-36-100H-76Z" />
      <path fill={darker('bridge-grey', 0.2)} d="M-46-150H-32L-36-100H-50Z" />
      <path
        fill={tone('canal-green')}
        d="M-80-152H-32V-144Q-40-138-44-126-48-140-56-140T-70-132Q-74-144-80-144Z"
      />
    </>
  );
}

/** A flat brush whose handle is held at (x, y), its bristles to the upper right. */
export function Brush({
  x,
  y,
  size = 1,
  turn = 0,
  paint = tone('canal-green'),
}: {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly turn?: number;
  readonly paint?: string;
}) {
  return (
    <g transform={`translate(${x},${y})rotate(${turn})scale(${size})`}>
      <path fill={tone('brick')} d="M-7 40Q-10 10-5-14H5Q10 10 7 40 0 48-7 40Z" />
      <path fill={lighter('brick', 0.25)} d="M-5 34Q-7 8-3-14H0V36Z" />
      <path fill={lighter('bridge-grey', 0.35)} d="M-17-34H17V-12H-17Z" />
      <path fill={darker('bridge-grey', 0.15)} d="M8-34H17V-12H8ZM-17-20H17V-17H-17Z" />
      <path fill={mix('sandstone', 'bare-wood', 0.4)} d="M-17-34Q-20-56-15-66H15Q20-56 17-34Z" />
      <path fill={paint} d="M-18-48-8-54 2-46 10-54 19-48Q18-66 15-70L-14-72Q-18-64-18-48Z" />
    </g>
  );
}

/** A ladder that leans, from its foot at (x, y) to a height. */
export function Ladder({
  x,
  y,
  height,
  lean = 0.1,
}: {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly lean?: number;
}) {
  const at = (up: number) => ({ middle: x + up * lean, half: 34 - (up / height) * 8 });
  const rungs = Array.from({ length: Math.floor(height / 38) }, (_, rung) => {
    const up = 24 + rung * 38;
    const { middle, half } = at(up);
    return `M${middle - half},${y - up}h${2 * half}`;
  });
  const top = at(height);
  const rail = `M${x - 34},${y}L${top.middle - top.half},${y - height}M${x + 34},${y}L${top.middle + top.half},${y - height}`;
  return (
    <g fill="none">
      <path
        {...shadow}
        fill="none"
        stroke={shadow.fill}
        strokeWidth={9}
        d={rail}
        transform="translate(16,0)"
      />
      <path stroke={darker('bridge-grey', 0.3)} strokeWidth={7} d={rungs.join('')} />
      <path
        stroke={lighter('bridge-grey', 0.35)}
        strokeWidth={3}
        d={rungs.join('')}
        transform="translate(0,-2)"
      />
      <path stroke={darker('bridge-grey', 0.15)} strokeWidth={10} d={rail} />
      <path stroke={lighter('bridge-grey', 0.45)} strokeWidth={4} d={rail} transform="translate(-2,0)" />
    </g>
  );
}
