import { view } from './scene.ts';
import { Spots } from './parts/ageing.tsx';
import { Window } from './parts/corner-window.tsx';
import { FloorLamp, Frames, Sofa } from './parts/furniture.tsx';
import { polygon } from './parts/outlines.ts';
import { PottedPlant } from './parts/plants.tsx';
import { Wear } from './parts/room-wear.tsx';
import { times } from './parts/scatter.ts';
import { darker, mix, shadow, tone } from './parts/tones.ts';

const floor = 640;

/** A living room: stained and cracked in an old colour, and freshly painted. The furniture stays. */
function Room({ worn }: { readonly worn: boolean }) {
  const wall = worn ? mix('sandstone', 'bentheim', 0.3) : tone('stand-green');
  const side = worn ? mix('weathered', 'bentheim', 0.2) : darker('stand-green', 0.2);
  const trim = worn ? mix('weathered', 'broken-white', 0.3) : tone('broken-white');
  const ceiling = worn ? mix('sandstone', 'weathered', 0.35) : tone('broken-white');
  return (
    <>
      <path fill={wall} d="M0,0H1200V800H0Z" />
      <path fill={side} d="M0,0H230V640L0,800Z" />
      <path fill={ceiling} d="M0,0H1200V70H230Z" />
      <path
        fill={trim}
        d={polygon([
          [0, 0],
          [230, 70],
          [1200, 70],
          [1200, 96],
          [230, 96],
          [0, 40],
        ])}
      />
      <path
        {...shadow}
        opacity={0.14}
        d={polygon([
          [0, 40],
          [230, 96],
          [1200, 96],
          [1200, 110],
          [230, 110],
          [0, 60],
        ])}
      />
      {worn && <Wear />}
      <Window trim={trim} worn={worn} />
      <Floor />
      <path fill={trim} d={`M230,${floor - 38}H1200V${floor}H230L0,800V752Z`} />
      <path
        fill={mix('weathered', 'ink', 0.3)}
        opacity={0.5}
        d={`M230,${floor - 3}H1200V${floor + 3}H230L0,803V796Z`}
      />
      {worn && (
        <Spots
          x={250}
          y={floor - 34}
          width={940}
          height={26}
          count={24}
          size={20}
          seed={3}
          fill={mix('bare-wood', 'slate', 0.4)}
          opacity={0.6}
        />
      )}
      <path fill={tone('broken-white')} opacity={0.12} d="M300,330L560,250V560L420,640H330Z" />
      <Frames x={640} y={180} />
      <Sofa x={560} y={730} />
      <FloorLamp x={1096} y={704} />
      <PottedPlant x={470} y={716} size={1.7} seed={2} />
    </>
  );
}

function Floor() {
  const boards = times(13, (index) => {
    const far = 310 + index * 80;
    const near = (far - 600) * 1.62 + 600;
    return `M${far},${floor}L${near},800`;
  });
  return (
    <>
      <path fill={mix('bentheim', 'brick', 0.45)} d={`M230,${floor}H1200V800H0Z`} />
      <path
        fill={mix('bentheim', 'brick', 0.3)}
        d={polygon([
          [330, floor],
          [560, floor],
          [700, 800],
          [250, 800],
        ])}
      />
      <path stroke={mix('brick', 'brick-deep', 0.5)} strokeWidth={2.4} d={boards.join('')} />
    </>
  );
}

export const roomBefore = view(() => <Room worn />);
export const roomAfter = view(() => <Room worn={false} />);
