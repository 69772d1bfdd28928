import { polygon, rect } from './parts/outlines.ts';
import { times } from './parts/scatter.ts';
import { portrait } from './scene.ts';
import { darker, gleam, lighter, mix, shadow, tone, type Tone } from './parts/tones.ts';
import type { ReactNode } from 'react';

/** A framed sheet on the wall: lines where the words are, an emblem, and a seal with ribbons. */
function Certificate({
  wall,
  seal,
  children,
}: {
  readonly wall: Tone;
  readonly seal: Tone;
  readonly children: ReactNode;
}) {
  return (
    <>
      <path fill={tone(wall)} d={rect(0, 0, 800, 1000)} />
      <path fill={lighter(wall, 0.1)} d="M0,0H520L140,1000H0Z" />
      <path {...shadow} d={rect(124, 110, 600, 820)} />
      <path fill={mix('bentheim', 'brick', 0.35)} d={rect(100, 80, 600, 820)} />
      <path
        fill={lighter('bentheim', 0.25)}
        d={polygon([
          [100, 80],
          [700, 80],
          [680, 100],
          [120, 100],
          [120, 880],
          [100, 900],
        ])}
      />
      <path
        fill={darker('bentheim', 0.45)}
        d={polygon([
          [700, 80],
          [700, 900],
          [100, 900],
          [120, 880],
          [680, 880],
          [680, 100],
        ])}
      />
      <path fill={tone('broken-white')} d={rect(124, 104, 552, 772)} />
      <path {...shadow} opacity={0.14} d="M124,104H676V118H138V876H124Z" />
      <path fill="none" stroke={tone(seal)} strokeWidth={5} d={rect(158, 138, 484, 704)} />
      <path fill="none" stroke={tone('bentheim')} strokeWidth={2.5} d={rect(170, 150, 460, 680)} />
      <path
        fill={tone(seal)}
        d={[
          [158, 138],
          [642, 138],
          [158, 842],
          [642, 842],
        ]
          .map(([x = 0, y = 0]) => `M${x},${y - 20}L${x + 20},${y} ${x},${y + 20} ${x - 20},${y}Z`)
          .join('')}
      />
      <g transform="translate(400,300)">{children}</g>
      <path fill={tone('slate')} d={rect(250, 446, 300, 20)} />
      <path
        fill={mix('bridge-grey', 'broken-white', 0.35)}
        d={[0, 1, 2, 3]
          .map((line) => rect(line === 3 ? 290 : 230, 500 + line * 32, line === 3 ? 220 : 340, 10))
          .join('')}
      />
      <path
        fill="none"
        stroke={tone('canal-green')}
        strokeWidth={5}
        strokeLinecap="round"
        d="M228,746q20,-50 34,-10t26,-16 18,26 30,-30 18,24 34,-10"
      />
      <path fill={mix('bridge-grey', 'broken-white', 0.2)} d={rect(220, 772, 180, 4)} />
      <Seal paint={seal} />
      <path {...gleam} opacity={0.16} d="M340,104H500L230,876H124V720Z" />
    </>
  );
}

function Seal({ paint }: { readonly paint: Tone }) {
  const teeth = times(24, (index): readonly [number, number] => {
    const angle = (index / 24) * 2 * Math.PI;
    const reach = index % 2 ? 58 : 70;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  return (
    <g transform="translate(524,722)">
      <path fill={darker(paint, 0.25)} d="M-36,30L-50,146 -22,124 0,146 0,40Z" />
      <path fill={tone(paint)} d="M36,30L54,140 24,122 4,148 -4,40Z" />
      <path {...shadow} transform="translate(5,7)" d={polygon(teeth)} />
      <path fill={tone('bentheim')} d={polygon(teeth)} />
      <path
        fill="none"
        stroke={darker('bentheim', 0.3)}
        strokeWidth={3}
        d="M-44,0a44,44 0 1 1 88,0a44,44 0 1 1 -88,0Z"
      />
      <path
        fill="none"
        stroke={tone(paint)}
        strokeWidth={11}
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M-20,2L-5,18 22,-16"
      />
    </g>
  );
}

/** A brush handed on: two hands' worth of bristles in a wreath. */
function TrainingEmblem() {
  return (
    <>
      <Wreath paint="stand-green" />
      <path fill={tone('slate')} d="M-78,-8L0,-44 78,-8 0,28Z" />
      <path fill={lighter('slate', 0.15)} d="M-78,-8L0,-44 30,-30 -50,6Z" />
      <path fill={darker('slate', 0.3)} d="M-42,10V42Q0,66 42,42V10L0,30Z" />
      <path fill="none" stroke={tone('bentheim')} strokeWidth={5} d="M64,-10V34" />
      <path fill={tone('bentheim')} d="M56,34H72L76,62H52Z" />
    </>
  );
}

/** A helmet before a shield. */
function SafetyEmblem() {
  return (
    <>
      <Wreath paint="canal-green" />
      <path fill={tone('stand-green')} d="M-66,-62Q-30,-60 0,-80 30,-60 66,-62 70,40 0,76 -70,40 -66,-62Z" />
      <path fill={lighter('stand-green', 0.14)} d="M-66,-62Q-30,-60 0,-80V76Q-70,40 -66,-62Z" />
      <path fill={tone('bentheim')} d="M-46,16Q-46,-38 0,-38T46,16Z" />
      <path fill={darker('bentheim', 0.2)} d="M-8,-38H8V-10H-8ZM18,-34Q46,-24 46,16H28Q34,-14 18,-34Z" />
      <path fill={tone('bentheim')} d="M-58,14H58Q62,28 52,28H-52Q-62,28 -58,14Z" />
    </>
  );
}

function Wreath({ paint }: { readonly paint: Tone }) {
  const leaves = times(18, (index) => {
    const side = index % 2 ? 1 : -1;
    const angle = 24 + Math.floor(index / 2) * 15;
    return (
      <path
        key={index}
        fill={index % 4 < 2 ? tone(paint) : mix(paint, 'algae', 0.5)}
        transform={`rotate(${side * -angle})translate(0,112)rotate(${side * 64})`}
        d="M0,-22Q14,0 0,22 -14,0 0,-22Z"
      />
    );
  });
  return leaves;
}

export const trainingCertificate = portrait(() => (
  <Certificate wall="canal-green" seal="oxblood">
    <TrainingEmblem />
  </Certificate>
));

export const safetyCertificate = portrait(() => (
  <Certificate wall="bridge-grey" seal="stand-green">
    <SafetyEmblem />
  </Certificate>
));
