import { facade, gableEdge } from '../gables.ts';
import { view } from './scene.ts';
import { Algae, Soot, Spots } from './parts/ageing.tsx';
import { BrickWall } from './parts/brick-wall.tsx';
import { Casement } from './parts/casement.tsx';
import { Neighbour, Street, ground } from './parts/haarlem-street.tsx';
import { rect } from './parts/outlines.ts';
import { Sky } from './parts/sky.tsx';
import { type Tone, darker, gleam, lighter, mix, shadow, tone } from './parts/tones.ts';

const house = { x: 372, width: 456, eaves: 420, gable: 262 };

/** An old town house with a stepped gable: dark and rotting woodwork, then glossy green. */
function Haarlem({ worn }: { readonly worn: boolean }) {
  return (
    <>
      <Sky
        height={ground}
        clouds={[
          [-30, 180, 340],
          [850, 130, 320],
        ]}
      />
      <Neighbour x={-60} width={440} top={250} paint="sandstone" />
      <Neighbour x={824} width={440} top={300} paint="bridge-grey" />
      <g transform={`translate(${house.x},${ground})`}>
        <clipPath id="gable">
          <path d={facade('step', house)} />
        </clipPath>
        <path {...shadow} transform="translate(14,0)" d={facade('step', house)} />
        <g clipPath="url(#gable)">
          <BrickWall
            x={0}
            y={-700}
            width={456}
            height={700}
            brick={[34, 12]}
            tones={[
              tone('brick'),
              mix('brick', 'brick-deep', 0.5),
              mix('brick', 'bentheim', 0.15),
              lighter('brick', 0.08),
            ]}
            mortar={mix('sandstone', 'brick', 0.4)}
            seed={31}
          />
          <path
            fill={tone('sandstone')}
            d={[-596, -520, -436, -230, -26].map((y) => rect(0, y, 456, y === -26 ? 26 : 12)).join('')}
          />
          <path {...shadow} d={[-584, -508, -424, -218].map((y) => rect(0, y, 456, 6)).join('')} />
          {worn && <Algae x={0} y={0} width={456} height={120} seed={6} lean={-1} />}
          {worn && <Soot x={0} y={-424} width={456} height={70} seed={4} />}
        </g>
        <path
          fill="none"
          stroke={tone('sandstone')}
          strokeWidth={12}
          strokeLinejoin="round"
          d={gableEdge('step', house)}
        />
        <path fill={tone('sandstone')} d={rect(206, -700, 44, 20) + rect(214, -726, 28, 28)} />
        <Woodwork worn={worn} />
      </g>
      <Street />
    </>
  );
}

function Woodwork({ worn }: { readonly worn: boolean }) {
  const frame: Tone = worn ? 'bare-wood' : 'broken-white';
  const sash: Tone = worn ? 'slate' : 'canal-green';
  const wood = { frame, sash, inside: 'curtains', lights: [1, 1], transom: 0.4, bar: 10 } as const;
  const upper = [40, 180, 320] as const;
  return (
    <>
      <Casement {...wood} x={186} y={-576} width={84} height={104} transom={0} />
      <Shutters x={186} y={-576} height={104} sash={sash} />
      {upper.map((x) => (
        <Casement key={x} {...wood} x={x} y={-400} width={96} height={140} />
      ))}
      <Casement {...wood} x={40} y={-198} width={210} height={150} lights={[1, 1, 1]} inside="plants" />
      <path fill={tone(frame)} d={rect(296, -212, 122, 212)} />
      <path fill={tone('glass')} d={rect(308, -200, 98, 34)} />
      <path fill="none" stroke={tone(frame)} strokeWidth={5} d="M308,-166L357,-200 406,-166M357,-200V-166" />
      <path fill={tone(sash)} d={rect(308, -158, 98, 150)} />
      <path
        fill={darker(sash, 0.35)}
        d={
          rect(320, -146, 32, 56) + rect(362, -146, 32, 56) + rect(320, -80, 32, 60) + rect(362, -80, 32, 60)
        }
      />
      <path {...gleam} opacity={worn ? 0.06 : 0.3} d="M312,-158H330L312,-60ZM340,-158H350L318,-10H310Z" />
      <path fill={tone('bentheim')} d={rect(353, -86, 8, 8) + rect(340, -100, 34, 7)} />
      <path fill={lighter('bridge-grey', 0.3)} d={rect(284, -8, 146, 14)} />
      {worn && <Rot />}
    </>
  );
}

function Shutters({
  x,
  y,
  height,
  sash,
}: {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly sash: Tone;
}) {
  return (
    <>
      <path fill={tone(sash)} d={rect(x - 50, y, 44, height) + rect(x + 90, y, 44, height)} />
      <path
        fill={darker(sash, 0.35)}
        d={rect(x - 43, y + 8, 30, height - 16) + rect(x + 97, y + 8, 30, height - 16)}
      />
      <path fill={lighter(sash, 0.1)} d={rect(x - 50, y, 5, height) + rect(x + 90, y, 5, height)} />
    </>
  );
}

function Rot() {
  const brown = mix('brick-deep', 'ink', 0.4);
  return (
    <>
      {[40, 180, 320].map((x, index) => (
        <Spots
          key={x}
          x={x + 4}
          y={-284}
          width={84}
          height={22}
          count={12}
          size={18}
          seed={index + 3}
          fill={brown}
        />
      ))}
      <Spots x={44} y={-74} width={200} height={22} count={22} size={20} seed={8} fill={brown} />
      <Spots x={298} y={-50} width={112} height={40} count={18} size={20} seed={9} fill={brown} />
      <Spots
        x={310}
        y={-156}
        width={92}
        height={140}
        count={26}
        size={14}
        seed={10}
        fill={tone('bare-wood')}
      />
      <Spots
        x={136}
        y={-570}
        width={186}
        height={100}
        count={20}
        size={12}
        seed={11}
        fill={tone('bare-wood')}
      />
      <Soot x={36} y={-32} width={218} height={30} seed={2} />
    </>
  );
}

export const haarlemBefore = view(() => <Haarlem worn />);
export const haarlemAfter = view(() => <Haarlem worn={false} />);
