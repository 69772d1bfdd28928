import type { PaintName } from '@vakman/tokens/colours/paints';
import { bayStart, groundWindowTop, rowTops, windowPlaces, windowSize, type Facade } from './facade-grid.ts';
import { facade, gableEdge, type GableShape } from './gables.ts';
import { of, shade } from './paint.ts';

export interface HouseProps extends Facade {
  readonly shape: GableShape;
  readonly wall: PaintName;
  /** Gable edge, window frames and door frame. */
  readonly frames?: PaintName;
  readonly door: PaintName;
  /** Bay of the door, from 0. */
  readonly doorBay: number;
  /** Windows with a lamp behind them, counted from the top left. */
  readonly lit: readonly number[];
  /** Bands of sandstone between the floors, as on old brick. */
  readonly bands?: boolean;
}

/** A canal house that stands on y = 0, from x = 0 to its width. Needs `HouseParts` in the same document. */
export function House(house: HouseProps) {
  const {
    shape,
    wall,
    frames = 'broken-white',
    door,
    doorBay,
    width,
    eaves,
    gable,
    bays,
    lit,
    bands,
  } = house;
  const rows = rowTops(house);
  const middle = (width - windowSize.width) / 2;
  return (
    <g color={of(frames)}>
      <path fill={of(wall)} d={facade(shape, house)} />
      {bands && <path fill={of('sandstone')} d={rows.map((y) => `M0 ${y - 14}H${width}v5H0Z`).join('')} />}
      {shape === 'cornice' ? (
        <Cornice width={width} top={-eaves - gable} />
      ) : (
        <>
          <path
            fill="none"
            stroke="currentColor"
            strokeWidth="7"
            strokeLinejoin="round"
            d={gableEdge(shape, house)}
          />
          <use href="#window" x={middle} y={Math.round(-eaves - gable * 0.62)} />
        </>
      )}
      {rows.map((y) => (
        <use key={y} href={`#windows-${bays}`} x={bayStart(house)} y={y} />
      ))}
      {windowPlaces(house)
        .filter(({ index }) => lit.includes(index))
        .map(({ index, x, y }) => (
          <use key={index} href="#panes" x={x} y={y} fill={of('lamp')} />
        ))}
      <path fill={shade} d={`M0 0V-14H${width}V0Z`} />
      <use href={`#windows-${bays}`} x={bayStart(house)} y={groundWindowTop} />
      <use href="#door" x={bayStart(house, doorBay) - 4} fill={of(door)} />
    </g>
  );
}

function Cornice({ width, top }: { readonly width: number; readonly top: number }) {
  return (
    <>
      <path fill={of('slate')} d={`M8 ${top - 10}l26-38H${width - 34}l26 38Z`} />
      <use href="#window" x={(width - windowSize.width) / 2} y={top - 54} />
      <path
        fill="currentColor"
        d={`M-5 ${top - 12}H${width + 5}V${top - 3}H${width}V${top + 8}H0V${top - 3}H-5Z`}
      />
      <path stroke={shade} strokeWidth="7" strokeDasharray="5 19" d={`M8 ${top + 1}H${width - 8}`} />
    </>
  );
}

/** The parts that all houses share; frames take the colour, and doors the fill, of the house that uses them. */
export function HouseParts() {
  const { pitch } = windowSize;
  return (
    <defs>
      <path
        id="panes"
        d="M3 3H13V13H3ZM15 3H25V13H15ZM3 15H13V28H3ZM15 15H25V28H15ZM3 30H13V43H3ZM15 30H25V43H15Z"
      />
      <g id="window">
        <path fill="currentColor" d="M0 0H28V46H31V50H-3V46H0Z" />
        <use href="#panes" fill={of('glass')} />
      </g>
      <g id="windows-2">
        <use href="#window" />
        <use href="#window" x={pitch} />
      </g>
      <g id="windows-3">
        <use href="#windows-2" />
        <use href="#window" x={2 * pitch} />
      </g>
      <g id="windows-4">
        <use href="#windows-2" />
        <use href="#windows-2" x={2 * pitch} />
      </g>
      <g id="door">
        <path fill={of('sandstone')} d="M-8 0V-6H44V0ZM-3-6V-12H39V-6Z" />
        <path fill="currentColor" d="M0-12V-84H-3V-88H39V-84H36V-12Z" />
        <path fill={of('lamp')} d="M4-80H32V-68H4Z" />
        <path d="M4-12V-64H32V-12Z" />
        <path fill={shade} d="M8-60H28V-42H8ZM8-36H28V-17H8Z" />
      </g>
    </defs>
  );
}
