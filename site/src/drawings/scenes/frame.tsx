import { view } from './scene.ts';
import { BrickWall } from './parts/brick-wall.tsx';
import { Rot } from './parts/frame-rot.tsx';
import { cluster, polygon, rect } from './parts/outlines.ts';
import { type Tone, darker, gleam, lighter, mix, shadow, tone } from './parts/tones.ts';

/** The lower corner of a window: wood that let water in, and the same wood repaired and painted. */
function Frame({ rotten }: { readonly rotten: boolean }) {
  const frame: Tone = rotten ? 'weathered' : 'broken-white';
  const sash: Tone = rotten ? 'bridge-grey' : 'canal-green';
  return (
    <>
      <BrickWall
        x={0}
        y={0}
        width={1200}
        height={800}
        brick={[124, 42]}
        joint={6}
        tones={[
          tone('brick'),
          lighter('brick', 0.08),
          mix('brick', 'brick-deep', 0.5),
          mix('brick', 'bentheim', 0.2),
        ]}
        mortar={mix('sandstone', 'brick', 0.25)}
        seed={6}
      />
      <path {...shadow} d={rect(186, 0, 34, 690)} />
      <path fill={tone(frame)} d={rect(212, 0, 988, 640)} />
      <path fill={darker(frame, 0.14)} d={rect(212, 0, 26, 640)} />
      <path fill={darker(frame, 0.36)} d={rect(300, 0, 900, 556)} />
      <Sash paint={sash} />
      <Glass />
      <Sill paint={frame} />
      {rotten ? <Rot frame={frame} sash={sash} /> : <Gloss />}
      <path {...shadow} d={rect(0, 742, 1200, 30)} />
    </>
  );
}

function Sash({ paint }: { readonly paint: Tone }) {
  return (
    <>
      <path fill={tone(paint)} d={rect(312, 0, 888, 548)} />
      <path fill={lighter(paint, 0.16)} d={`M312,0h12v536h876v12h-888Z`} />
      <path
        fill={darker(paint, 0.4)}
        d={polygon([
          [416, 0],
          [430, 0],
          [430, 440],
          [1200, 440],
          [1200, 454],
          [416, 454],
        ])}
      />
      <path
        fill={darker(paint, 0.22)}
        d={polygon([
          [398, 454],
          [416, 440],
          [416, 454],
          [1200, 454],
          [1200, 470],
          [398, 470],
        ])}
      />
      <path stroke={darker(paint, 0.5)} strokeWidth={3} d="M312,470L416,454M398,548V470" />
    </>
  );
}

/** Sky, the crown of a tree and the houses across the street, mirrored in the pane. */
function Glass() {
  return (
    <svg x={430} y={0} width={770} height={440} viewBox="0 0 770 440">
      <path fill={mix('air', 'glass', 0.35)} d="M0,0H770V440H0Z" />
      <path
        fill={mix('broken-white', 'glass', 0.3)}
        d={cluster(190, 120, 330, 90, { count: 16, from: 22, to: 50, seed: 2 }) + rect(60, 128, 280, 30)}
      />
      <path fill={mix('brick', 'glass', 0.45)} d="M0,440V300L70,236 140,300V440ZM470,440V270H770V440Z" />
      <path
        fill={mix('slate', 'glass', 0.3)}
        d="M-20,316L70,226 160,316H140L70,248 0,316ZM456,280V250H770V280Z"
      />
      <path
        fill={mix('broken-white', 'glass', 0.45)}
        d={rect(44, 330, 52, 62) + rect(510, 318, 60, 84) + rect(620, 318, 60, 84)}
      />
      <path
        fill={mix('stand-green', 'glass', 0.4)}
        d={cluster(320, 320, 260, 240, { count: 50, from: 18, to: 38, seed: 5 })}
      />
      <path
        fill={mix('algae', 'glass', 0.35)}
        d={cluster(296, 276, 170, 130, { count: 24, from: 10, to: 22, seed: 6 })}
      />
      <path fill={tone('glass')} opacity={0.35} d="M0,0H770V440H0Z" />
      <path {...gleam} opacity={0.16} d="M120,0H330L70,440H0V210ZM440,0H500L240,440H180Z" />
      <path {...shadow} d="M0,0H770V26H26V440H0Z" />
    </svg>
  );
}

function Sill({ paint }: { readonly paint: Tone }) {
  return (
    <>
      <path fill={darker(paint, 0.3)} d={rect(238, 548, 962, 16)} />
      <path fill={lighter(paint, 0.25)} d="M238,564H1200V640H150Z" />
      <path fill={tone(paint)} d={rect(150, 640, 1050, 64)} />
      <path fill={darker(paint, 0.24)} d={rect(150, 684, 1050, 20)} />
      <path fill={darker(paint, 0.45)} d={rect(166, 704, 1034, 14)} />
      <path {...shadow} d={rect(150, 718, 1050, 34)} />
    </>
  );
}

function Gloss() {
  return (
    <>
      <path
        {...gleam}
        opacity={0.5}
        d={rect(344, 0, 12, 430) + rect(470, 494, 730, 9) + rect(262, 0, 8, 540)}
      />
      <path {...gleam} opacity={0.8} d="M300,590H1200V598H294ZM200,656H1200V662H200Z" />
    </>
  );
}

export const frameRotten = view(() => <Frame rotten />);
export const framePainted = view(() => <Frame rotten={false} />);
