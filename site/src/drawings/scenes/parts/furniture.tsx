import { rect } from './outlines.ts';
import { Crown } from './plants.tsx';
import { darker, gleam, lighter, mix, shadow, tone } from './tones.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A sofa for two that stands on y, from x on. */
export function Sofa({ x, y }: Place) {
  return (
    <g transform={`translate(${x},${y})`}>
      <path {...shadow} d="M-10-6H470L430 22H30Z" />
      <path fill={tone('slate')} d="M36-22H48L44 0H38ZM402-22H414L412 0H406Z" />
      <path fill={mix('bentheim', 'brick', 0.12)} d="M34-170Q34-196 60-196H392Q418-196 418-170V-60H34Z" />
      <path fill={darker('bentheim', 0.2)} d="M34-90H418V-60H34ZM224-192H228V-92H224Z" />
      <path
        fill={tone('bentheim')}
        d="M34-104Q34-116 50-116H214Q224-116 224-104V-66H34ZM228-104Q228-116 238-116H404Q418-116 418-104V-66H228Z"
      />
      <path fill={mix('bentheim', 'brick', 0.25)} d="M30-70H422V-20H30Z" />
      <path
        fill={mix('bentheim', 'brick', 0.12)}
        d="M0-120Q0-140 20-140T40-120V-20H6Q0-20 0-28ZM412-120Q412-140 432-140T452-120V-28Q452-20 446-20H412Z"
      />
      <path
        fill={darker('bentheim', 0.24)}
        d="M34-120Q34-134 40-120V-20H34ZM446-130Q452-130 452-120V-28Q452-20 446-20Z"
      />
      <path fill={tone('canal-green')} d="M60-176L132-184 142-112 66-106Z" />
      <path
        fill={lighter('canal-green', 0.18)}
        d="M60-176L132-184 133-176 61-168ZM64-126L139-133 140-125 65-118Z"
      />
      <path fill={tone('broken-white')} d="M322-168L390-158 380-98 312-110Z" />
      <path fill={tone('sandstone')} d="M345-164L352-163 342-105 335-106ZM366-161L373-160 363-101 356-102Z" />
      <path {...gleam} d="M60-192H390V-186H60Z" />
    </g>
  );
}

/** A standing lamp whose foot is on y. */
export function FloorLamp({ x, y }: Place) {
  return (
    <g transform={`translate(${x},${y})`}>
      <path {...shadow} d="M-44-4H60L50 8H-34Z" />
      <path fill={tone('slate')} d="M-3-320H3V-10H-3ZM-34-10H34V0H-34Z" />
      <path fill={lighter('bentheim', 0.45)} d="M-40-396H40L66-300H-66Z" />
      <path fill={lighter('bentheim', 0.2)} d="M14-396H40L66-300H26Z" />
      <path fill={tone('bentheim')} d="M-66-306H66V-298H-66Z" />
    </g>
  );
}

/** Two pictures on the wall: the canal, and a tree. */
export function Frames({ x, y }: Place) {
  return (
    <g transform={`translate(${x},${y})`}>
      <path {...shadow} d={rect(30, 30, 130, 165) + rect(208, 20, 190, 120)} />
      <path fill={tone('slate')} d={rect(20, 20, 130, 165) + rect(198, 10, 190, 120)} />
      <path fill={tone('broken-white')} d={rect(28, 28, 114, 149) + rect(206, 18, 174, 104)} />
      <path fill={mix('air', 'broken-white', 0.3)} d={rect(42, 42, 86, 121) + rect(218, 30, 150, 80)} />
      <Crown x={86} y={92} width={58} height={60} seed={4} />
      <path fill={darker('bare-wood', 0.5)} d={rect(83, 118, 6, 45)} />
      <path fill={tone('brick')} d="M226,98V58h6v-6h6v-6h6v6h6v6h6v40Z" />
      <path fill={tone('bentheim')} d="M258,98V52q8,0 10,-10h8q2,10 10,10v46ZM326,98V50h34v48Z" />
      <path fill={tone('canal-green')} d="M290,98V58l16,-14 16,14v40Z" />
      <path fill={tone('glass')} d={rect(218, 98, 150, 12)} />
    </g>
  );
}
