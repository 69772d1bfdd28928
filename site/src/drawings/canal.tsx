import { House, type HouseProps } from './house.tsx';
import { bellHouse, brickHouse, greenHouse, greyHouse, neckHouse, paleHouse, warehouse } from './houses.ts';
import { of } from './paint.ts';
import { Painter } from './painter.tsx';
import { Wear } from './wear.tsx';

/** To the right of the house that is being painted, from its wall on. */
const row = [greenHouse, greyHouse, neckHouse, paleHouse, warehouse];

/** Where the tape runs: left of it the house as it was, right of it as it becomes. */
const seam = bellHouse.width / 2;

const worn: HouseProps = { ...bellHouse, wall: 'weathered', frames: 'bare-wood' };
const high = 600;
/** The edge of a gable stands out a little. */
const edge = 9;

/** A row of canal houses on y = 0, one of them painted as far as a strip of masking tape, and its reflection below. */
export function Canal() {
  const rowStart = brickHouse.width + bellHouse.width;
  return (
    <>
      <g id="street">
        <House {...brickHouse} />
        <g transform={`translate(${brickHouse.width})`}>
          <House {...bellHouse} />
          <svg
            x={-edge}
            y={-high}
            width={seam + edge}
            height={high}
            viewBox={`${-edge} ${-high} ${seam + edge} ${high}`}
          >
            <House {...worn} />
            <Wear facade={worn} />
          </svg>
        </g>
        <g id="row" transform={`translate(${rowStart})`}>
          <HouseRow houses={row} />
        </g>
        <use href="#row" x={rowWidth(row)} />
      </g>
      <use href="#street" opacity=".2" transform="matrix(1 0 0-.1 0 19)" />
      <g transform={`translate(${brickHouse.width + seam})`}>
        <path fill={of('tape')} d="M-6-486l3 4 3-4 3 4 3-4V-4l-3-4-3 4-3-4-3 4Z" />
        <Painter />
      </g>
      <Lantern />
    </>
  );
}

const rowWidth = (houses: readonly HouseProps[]) => houses.reduce((sum, { width }) => sum + width, 0);

function HouseRow({ houses }: { readonly houses: readonly HouseProps[] }) {
  return houses.map((house, index) => (
    <g key={house.wall} transform={`translate(${rowWidth(houses.slice(0, index))})`}>
      <House {...house} />
    </g>
  ));
}

function Lantern() {
  return (
    <>
      <path fill={of('lamp')} d="M-46-162h24l-4 33h-16Z" />
      <path
        fill={of('canal-green')}
        d="M-40 0v-10h3v-114h-6v-5h18v5h-6v114h3v10ZM-49-162h30l-9-11h-12ZM-36-173h4v-8h-4ZM-35-162h2v33h-2Z"
      />
    </>
  );
}
