import { facade } from './gables.ts';
import { House } from './house.tsx';
import { bellHouse, greenHouse, neckHouse } from './houses.ts';
import { of } from './paint.ts';

/** Between two houses the place of a third, marked out in masking tape. */
export function MissingHouse() {
  return (
    <>
      <House {...greenHouse} />
      <path
        fill="none"
        stroke={of('tape')}
        strokeWidth="9"
        strokeDasharray="46 5"
        transform={`translate(${greenHouse.width + 8})`}
        d={facade('bell', bellHouse)}
      />
      <g transform={`translate(${greenHouse.width + bellHouse.width + 16})`}>
        <House {...neckHouse} />
      </g>
    </>
  );
}
