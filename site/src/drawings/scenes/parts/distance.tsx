import { rect } from './outlines.ts';
import { lighter, mix, tone } from './tones.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A wind turbine of the polder, standing on y. */
export function Turbine({ x, y, height, turn }: Place & { readonly height: number; readonly turn: number }) {
  const blade = `M-2,0Q-7,${-height * 0.16} 0,${-height * 0.52}Q6,${-height * 0.16} 2,0Z`;
  return (
    <g transform={`translate(${x},${y})`}>
      <path fill={lighter('air', 0.6)} d={`M-5,0L-2.500,${-height}H2.500L5,0Z`} />
      <path fill={mix('air', 'bridge-grey', 0.3)} d={`M1,0V${-height}H2.500L5,0Z`} />
      {[0, 120, 240].map((angle) => (
        <path
          key={angle}
          fill={tone('broken-white')}
          d={blade}
          transform={`translate(0,${-height})rotate(${turn + angle})`}
        />
      ))}
      <path fill={tone('bridge-grey')} d={rect(-6, -height - 5, 12, 10)} />
    </g>
  );
}

/** The firm's van: canal green below, with the gable of its mark. */
export function Van({ x, y, size = 1 }: Place & { readonly size?: number }) {
  return (
    <g transform={`translate(${x},${y})scale(${size})`}>
      <path fill={tone('ink')} opacity={0.25} d="M-160-6H180L160 12H-150Z" />
      <path
        fill={tone('broken-white')}
        d="M-160-28V-150Q-160-164-146-164H50Q72-164 88-140L112-104 152-92Q164-88 164-74V-28Z"
      />
      <path fill={tone('canal-green')} d="M-160-28V-78H164V-28Z" />
      <path fill={tone('bentheim')} d="M-160-86H160L163-78H-160Z" />
      <path fill={tone('glass')} d="M44-148H56Q66-148 76-134L94-106H44Z" />
      <path fill={lighter('glass', 0.35)} d="M44-148H54L72-106H44Z" />
      <path fill={mix('broken-white', 'bridge-grey', 0.4)} d="M30-158H34V-32H30ZM-152-160H40V-154H-152Z" />
      <path
        fill={tone('bridge-grey')}
        d="M-104-96V-118Q-104-128-96-128T-88-142-76-150-64-142-56-128-48-118V-96Z"
      />
      <path fill={tone('bentheim')} d="M-76-150Q-66-150-64-142T-56-128-48-118V-96H-76Z" />
      <path
        fill={tone('ink')}
        d="M-130-28a30,30 0 1 1 60,0a30,30 0 1 1 -60,0ZM74-28a30,30 0 1 1 60,0a30,30 0 1 1 -60,0Z"
      />
      <path
        fill={tone('bridge-grey')}
        d="M-113-28a13,13 0 1 1 26,0a13,13 0 1 1 -26,0ZM91-28a13,13 0 1 1 26,0a13,13 0 1 1 -26,0Z"
      />
      <path
        fill={lighter('bridge-grey', 0.3)}
        stroke={tone('slate')}
        strokeWidth={3}
        d="M-150-176H60M-150-184H60M-120-190V-164M-40-190V-164M30-190V-164"
      />
      <path fill={lighter('bentheim', 0.5)} d="M150-84H163V-66H152Z" />
    </g>
  );
}
