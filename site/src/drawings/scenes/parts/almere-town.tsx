import { cluster, polygon, rect } from './outlines.ts';
import { scatter, times } from './scatter.ts';
import { type Tone, lighter, mix, shadow, tone } from './tones.ts';

export const horizon = 430;

/** Towers of the new centre, and older roofs and a church before them. */
export function Skyline() {
  const far = mix('air', 'bridge-grey', 0.6);
  const near = mix('brick', 'bridge-grey', 0.55);
  const chance = scatter(4);
  const roofs = times(22, (index) => {
    const x = 430 + index * 36;
    const tall = chance(16, 30);
    return polygon([
      [x, horizon],
      [x, horizon - tall],
      [x + 18, horizon - tall - 16],
      [x + 36, horizon - tall],
      [x + 36, horizon],
    ]);
  });
  return (
    <>
      <path
        fill={far}
        d={
          rect(700, 250, 44, 180) +
          rect(760, 300, 60, 130) +
          rect(836, 216, 36, 214) +
          rect(890, 320, 80, 110) +
          polygon([
            [640, 430],
            [640, 330],
            [690, 300],
            [690, 430],
          ])
        }
      />
      <path
        fill={lighter('air', 0.35)}
        opacity={0.6}
        d={
          rect(706, 262, 6, 160) +
          rect(720, 262, 6, 160) +
          rect(842, 230, 6, 190) +
          rect(856, 230, 6, 190) +
          rect(770, 312, 40, 4) +
          rect(770, 330, 40, 4) +
          rect(770, 348, 40, 4)
        }
      />
      <path fill={near} d={roofs.join('')} />
      <path fill={mix('brick-deep', 'bridge-grey', 0.4)} d="M540,430V318H574V430ZM536,318L557,236 578,318Z" />
      <path
        fill={mix('stand-green', 'bridge-grey', 0.4)}
        d={cluster(800, 424, 800, 26, { count: 90, from: 6, to: 16, seed: 3 })}
      />
      <path
        fill={mix('stand-green', 'bridge-grey', 0.55)}
        d={cluster(200, 426, 440, 16, { count: 50, from: 5, to: 11, seed: 8 })}
      />
    </>
  );
}

/** Row houses of Almere at the edge of the field. */
export function Terrace() {
  return (
    <g transform="translate(850,372)">
      {times(4, (index) => {
        const brick: Tone = index % 2 ? 'brick' : 'bentheim';
        const x = index * 104;
        return (
          <g key={index}>
            <path fill={mix(brick, 'brick', 0.4)} d={rect(x, 70, 104, 160)} />
            <path
              fill={tone('slate')}
              d={polygon([
                [x - 4, 74],
                [x + 16, 10],
                [x + 108, 10],
                [x + 108, 74],
              ])}
            />
            <path
              fill={lighter('slate', 0.15)}
              d={polygon([
                [x - 4, 74],
                [x + 16, 10],
                [x + 30, 10],
                [x + 14, 74],
              ])}
            />
            <path
              fill={tone('broken-white')}
              d={
                rect(x + 12, 96, 36, 44) +
                rect(x + 60, 96, 30, 44) +
                rect(x + 12, 166, 46, 44) +
                rect(x, 72, 104, 6)
              }
            />
            <path
              fill={tone('glass')}
              d={rect(x + 16, 100, 28, 36) + rect(x + 64, 100, 22, 36) + rect(x + 16, 170, 38, 36)}
            />
            <path fill={tone(index % 2 ? 'canal-green' : 'oxblood')} d={rect(x + 68, 170, 24, 60)} />
            <path {...shadow} d={rect(x, 78, 104, 8)} />
          </g>
        );
      })}
      <path
        fill={tone('stand-green')}
        d={cluster(200, 232, 430, 26, { count: 70, from: 7, to: 15, seed: 6 })}
      />
    </g>
  );
}
