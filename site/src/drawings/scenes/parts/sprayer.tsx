import { disc } from './outlines.ts';
import { darker, gleam, lighter, mix, shadow, tone } from './tones.ts';

/** The painter in a hooded suit, half turned away, with the gun before the wall. */
export function Sprayer() {
  const suit = lighter('air', 0.5);
  const fold = mix('air', 'bridge-grey', 0.3);
  return (
    <g transform="translate(1010,730)">
      <path {...shadow} d="M-90-6H120L90 20H-70Z" />
      <path fill={tone('slate')} d="M-58-16H-12V6H-66Q-72-12-58-16ZM14-16H60Q70-10 66 6H14Z" />
      <path fill={suit} d="M-56-270H58L64-12H10L2-190H-6L-12-12H-62Z" />
      <path fill={fold} d="M24-270H58L64-12H40ZM-6-190H2L8-12H-2ZM-58-80-14-70V-58L-60-64Z" />
      <path fill={suit} d="M-70-400Q-64-430-20-440H24Q66-430 70-396L60-250H-60Z" />
      <path fill={fold} d="M30-439Q66-430 70-396L60-250H36Q46-360 30-439ZM-58-262H60V-250H-60Z" />
      <path fill={suit} d="M-46-470Q-50-530 0-530T48-470Q46-428 0-426T-46-470Z" />
      <path fill={fold} d="M14-529Q50-522 48-470 46-430 14-427 36-470 14-529Z" />
      <path fill={tone('skin')} d="M-48-490Q-52-468-44-452L-20-446V-500Z" />
      <path fill={tone('slate')} d="M-56-496L-20-502V-480L-54-476ZM-20-494H20V-486H-20Z" />
      <path fill={lighter('glass', 0.25)} d="M-54-494L-28-498V-482L-52-479Z" />
      <path fill={tone('bridge-grey')} d="M-58-470Q-66-450-48-438L-18-440V-472Z" />
      <path fill={tone('oxblood')} d={disc(-52, -452, 11)} />
      <g fill="none" strokeLinecap="round">
        <path stroke={fold} strokeWidth={38} d="M40-396 30-320-40-312" />
        <path stroke={suit} strokeWidth={38} d="M-54-400-96-340-140-366" />
        <path stroke={tone('oxblood')} strokeWidth={6} d="M-132-340Q-110-220 40-170T140-20-20 16-180 14" />
      </g>
      <path fill={tone('slate')} d="M-176-392H-126V-376H-138L-134-338H-150L-154-374H-176Z" />
      <path fill={tone('bentheim')} d="M-188-394H-172V-372H-188Z" />
      <path fill={tone('canal-green')} d={disc(-142, -362, 17) + disc(-48, -312, 17)} />
    </g>
  );
}

/** The pump, with its suction pipe in a bucket of latex. */
export function Machine() {
  return (
    <g transform="translate(680,744)">
      <path {...shadow} d="M-130-4H150L120 18H-110Z" />
      <path fill={tone('broken-white')} d="M-120-100H-20L-30 0H-110Z" />
      <path fill={mix('broken-white', 'bridge-grey', 0.45)} d="M-46-100H-20L-30 0H-52Z" />
      <path fill={tone('stand-green')} d="M-117-76H-23L-26-44H-114Z" />
      <path fill={lighter('bridge-grey', 0.5)} d="M-124-108H-16V-98H-124Z" />
      <path fill="none" stroke={tone('slate')} strokeWidth={8} d="M-70-60V-150H20V-110" />
      <path fill={tone('bentheim')} d="M-10-116H110Q122-116 122-104V-46H-10Z" />
      <path fill={darker('bentheim', 0.22)} d="M84-116H110Q122-116 122-104V-46H84Z" />
      <path
        fill={tone('slate')}
        d="M6-104H68V-84H6ZM-14-46H126V-34H-14ZM112-150H122V-34H112ZM84-158H128V-148H84Z"
      />
      <path fill={tone('slate')} d={disc(14, -18, 18) + disc(100, -18, 18)} />
      <path fill={tone('bridge-grey')} d={disc(14, -18, 7) + disc(100, -18, 7)} />
      <path {...gleam} d="M-6-112H80V-108H-6Z" />
    </g>
  );
}
