import { heritagePaints } from '@vakman/tokens/colours/heritage-paints';
import { Face, Shoulders } from './parts/face.tsx';
import { LitWall } from './parts/lit-wall.tsx';
import { disc, rect } from './parts/outlines.ts';
import { times } from './parts/scatter.ts';
import { portrait } from './scene.ts';
import { darker, lighter, mix, shadow, tone } from './parts/tones.ts';

/** Who runs the firm, with a quote on a clipboard, before the colours of the house. */
function Bedrijfsleiding() {
  const hair = mix('bridge-grey', 'broken-white', 0.25);
  return (
    <>
      <LitWall paint="sandstone" share={0.25} />
      {heritagePaints.map(({ paint }, index) => (
        <g key={paint}>
          <path {...shadow} opacity={0.12} d={rect(86 + index * 90, 96, 76, 190)} />
          <path fill={tone(paint)} d={rect(80 + index * 90, 90, 76, 190)} />
        </g>
      ))}
      <g transform="translate(400,440)scale(1.12)">
        <Shoulders cloth={tone('canal-green')} fold={darker('canal-green', 0.3)}>
          <path fill={tone('broken-white')} d="M-56 168Q0 214 56 168L84 190 0 470-84 190Z" />
          <path
            fill={mix('broken-white', 'bridge-grey', 0.35)}
            d="M-56 168-6 222-50 270-84 190ZM56 168 6 222 50 270 84 190ZM-2 226H4V440H-2Z"
          />
          <path
            fill={lighter('canal-green', 0.1)}
            d="M-84 184-150 210-118 300-140 320 0 500-70 210ZM84 184 150 210 118 300 140 320 0 500 70 210Z"
          />
        </Shoulders>
        <Face
          complexion={['broken-white', 0.28]}
          brows={darker('bridge-grey', 0.3)}
          behind={<path fill={hair} d="M-112 20Q-130-176 0-186T112 20L100 60H-100Z" />}
        >
          <path
            fill={hair}
            d="M-98-20Q-104-70-84-96-40-84 10-118 60-96 84-92 104-66 98-20 116-70 104-126 70-196-10-190T-106-112Q-114-64-98-20Z"
          />
          <path fill={lighter('bridge-grey', 0.6)} d="M-84-96Q-40-84 10-118 0-140-30-160-66-140-84-96Z" />
          <path
            fill="none"
            stroke={tone('slate')}
            strokeWidth={7}
            d={`${disc(-40, -6, 30)}${disc(42, -6, 30)}M-10-8H12M-70-10H-94M72-10H94`}
          />
        </Face>
        <Clipboard />
      </g>
    </>
  );
}

function Clipboard() {
  return (
    <g transform="translate(120,400)rotate(-9)">
      <path {...shadow} d={rect(-78, -96, 176, 230)} />
      <path fill={mix('bentheim', 'brick', 0.4)} d={rect(-88, -108, 176, 230)} />
      <path fill={tone('broken-white')} d={rect(-76, -92, 152, 204)} />
      <path fill={tone('slate')} d="M-34-118H34V-92H-34Z" />
      <path
        fill={mix('bridge-grey', 'broken-white', 0.4)}
        d={times(7, (line) => rect(-60, -62 + line * 22, line % 3 === 2 ? 70 : 118, 8)).join('')}
      />
      <path fill={tone('bentheim')} d={rect(20, 84, 42, 12)} />
      <path
        fill={mix('skin', 'broken-white', 0.28)}
        d="M-108 60Q-120 20-96 16L-66 24Q-50 30-66 40-48 46-62 58-46 66-62 76-52 88-74 92Q-106 92-108 60Z"
      />
    </g>
  );
}

export const bedrijfsleiding = portrait(Bedrijfsleiding);
