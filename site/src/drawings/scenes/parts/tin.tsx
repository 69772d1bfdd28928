import { darker, gleam, lighter, mix, shadow, tone, type Tone } from './tones.ts';

/** A tin of paint that stands on y, closed or open with paint run over its rim. */
export function Tin({
  x,
  y,
  paint,
  size = 1,
  open = false,
}: {
  readonly x: number;
  readonly y: number;
  readonly paint: Tone;
  readonly size?: number;
  readonly open?: boolean;
}) {
  const steel = lighter('bridge-grey', 0.4);
  return (
    <g transform={`translate(${x},${y})scale(${size})`}>
      <path {...shadow} d="M-60-6H110L86 16H-50Z" />
      <path fill={steel} d="M-70-150V-12Q-70 8 0 8T70-12V-150Z" />
      <path fill={darker('bridge-grey', 0.05)} d="M34-146V5Q70 0 70-12V-150Z" />
      <path fill={tone('broken-white')} d="M-70-128Q0-108 70-128V-30Q0-10-70-30Z" />
      <path fill={tone(paint)} d="M-70-108Q0-88 70-108V-56Q0-36-70-56Z" />
      <path fill={darker(paint, 0.25)} d="M34-98Q56-102 70-108V-56Q56-50 34-46Z" />
      <path
        fill={mix('broken-white', 'bridge-grey', 0.35)}
        d="M34-118Q56-122 70-128V-108Q56-102 34-98ZM34-46Q56-50 70-56V-30Q56-24 34-20Z"
      />
      <path {...gleam} opacity={0.55} d="M-58-142H-46V2L-58-4Z" />
      <path fill={darker('bridge-grey', 0.2)} d="M-72-156Q-72-136 0-136T72-156V-148Q72-128 0-128T-72-148Z" />
      <path fill={steel} d="M-72-156Q-72-176 0-176T72-156 0-136-72-156Z" />
      {open ? (
        <>
          <path fill={darker(paint, 0.3)} d="M-62-156Q-62-170 0-170T62-156 0-142-62-156Z" />
          <path fill={tone(paint)} d="M-58-153Q-50-162 0-162T58-153 0-142-58-153Z" />
          <path
            fill={tone(paint)}
            d="M-40-139Q-36-100-30-96T-22-118Q-20-132-14-136-8-130-8-112T0-96 8-120V-137Z"
          />
          <path {...gleam} opacity={0.45} d="M-40-154Q-10-160 24-157L20-154Q-10-157-36-151Z" />
        </>
      ) : (
        <>
          <path fill={lighter('bridge-grey', 0.6)} d="M-60-157Q-60-171 0-171T60-157 0-143-60-157Z" />
          <path fill={tone(paint)} d="M-14-157Q-14-162 0-162T14-157 0-152-14-157Z" />
        </>
      )}
      <path
        fill="none"
        stroke={tone('slate')}
        strokeWidth={3.5}
        d="M-70-132Q-92-60-40-16M70-132Q74-128 74-122"
      />
    </g>
  );
}
