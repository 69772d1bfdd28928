import { Face, Shoulders } from './parts/face.tsx';
import { LitWall } from './parts/lit-wall.tsx';
import { Brush, Ladder } from './parts/painter.tsx';
import { PottedPlant } from './parts/plants.tsx';
import { disc, rect } from './parts/outlines.ts';
import { portrait } from './scene.ts';
import { darker, gleam, lighter, mix, tone } from './parts/tones.ts';

/** Who holds the brush. */
function Schilderspecialist() {
  const hair = mix('bentheim', 'brick-deep', 0.6);
  return (
    <>
      <LitWall paint="canal-green" share={0.1} />
      <path
        fill={tone('stand-green')}
        d="M0,0H800V420Q700,450 640,400T500,440 380,390 240,450 120,400 0,440Z"
      />
      <path
        fill={lighter('stand-green', 0.12)}
        d={rect(60, 0, 6, 380) + rect(240, 0, 5, 400) + rect(560, 0, 6, 370) + rect(710, 0, 5, 400)}
      />
      <Ladder x={690} y={1060} height={900} lean={-0.02} />
      <PottedPlant x={96} y={1010} size={2.2} seed={2} />
      <g transform="translate(390,450)scale(1.12)">
        <Shoulders cloth={tone('bentheim')} fold={darker('bentheim', 0.22)}>
          <path
            fill={mix('bentheim', 'brick', 0.35)}
            d="M-56 168Q0 214 56 168L78 184Q40 236 0 238T-78 184Z"
          />
          <path
            fill={tone('broken-white')}
            d="M-160 206-112 190-92 330H92L112 190 160 206 148 340Q200 420 206 700H-206Q-200 420-148 340Z"
          />
          <path
            fill={mix('broken-white', 'bridge-grey', 0.4)}
            d="M-92 330H92V342H-92ZM112 190 160 206 148 340Q200 420 206 700H140Q150 480 110 340ZM-60 400H60V500Q0 520-60 500Z"
          />
          <path fill={tone('slate')} d={disc(-112, 330, 12) + disc(112, 330, 12)} />
          <path
            fill={tone('canal-green')}
            d="M-150 560Q-130 540-116 558T-90 590-130 610-150 560ZM90 590Q104 578 112 592T96 612Z"
          />
        </Shoulders>
        <Face
          complexion={['skin', 0]}
          brows={hair}
          behind={<path fill={hair} d="M-102 40Q-110-120 0-130T102 40L86 60H-86Z" />}
        >
          <path
            fill={hair}
            d="M-94-10Q-100 60-66 112-36 150 0 150T66 112Q100 60 94-10 84 40 58 56 30 46 2 54-30 46-56 56-84 40-94-10ZM-40 68Q0 58 42 66 40 104 0 108T-40 68Z"
          />
          <path fill={mix('oxblood', 'ink', 0.2)} d="M-30 74Q0 84 32 72 24 98 0 98T-30 74Z" />
          <path fill={tone('broken-white')} d="M-26 76Q0 84 28 74L24 82Q0 88-22 83Z" />
          <path fill={tone('oxblood')} d="M-104-66Q-112-184 0-188T104-66Q40-92-20-88T-104-66Z" />
          <path
            fill={darker('oxblood', 0.3)}
            d="M40-184Q112-160 104-66 84-76 66-80 80-150 40-184ZM-108-62Q-60-92 0-92T108-62Q112-44 96-50 40-72-10-70T-98-46Q-112-48-108-62Z"
          />
          <path {...gleam} opacity={0.25} d="M-80-110Q-76-160-36-172-60-150-66-106Z" />
        </Face>
        <Brush x={196} y={300} size={2.3} turn={14} paint={tone('stand-green')} />
        <path
          fill={tone('skin')}
          d="M158 356Q150 310 176 304L222 308Q238 316 224 326 238 334 224 344 236 354 222 364 228 380 204 386L196 430 140 420Z"
        />
        <path fill={tone('bentheim')} d="M136 404L206 420Q230 520 226 700H120Q150 520 136 404Z" />
        <path
          fill={darker('bentheim', 0.22)}
          d="M136 404 206 420 208 440 138 424ZM196 500Q206 600 200 700H226Q230 560 206 440Z"
        />
      </g>
    </>
  );
}

export const schilderspecialist = portrait(Schilderspecialist);
