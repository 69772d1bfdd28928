import { windowPlaces, windowSize, type Facade, type Place } from './facade-grid.ts';
import { of } from './paint.ts';

/** What years of weather do to a facade: flakes between the windows, streaks under the sills, algae from below. */
export function Wear({ facade }: { readonly facade: Facade }) {
  const places = windowPlaces(facade);
  return (
    <>
      {places.map(flake).map((transform) => (
        <use key={transform} href="#flake" transform={transform} />
      ))}
      <path fill={of('slate')} opacity=".4" d={places.map(streak).join('')} />
      <path
        fill={of('algae')}
        opacity=".7"
        d={algae(facade.width, 52) + algae(facade.width, 30) + algae(facade.width, 12)}
      />
    </>
  );
}

/** A spot on the pier beside a window; scattered by its number, so that every build draws the same. */
function flake({ index, x, y }: Place): string {
  const middle = x - (windowSize.pitch - windowSize.width) / 2;
  const drop = ((index * 31) % 58) - 6;
  const size = 0.5 + ((index * 7) % 5) / 8;
  return `translate(${Math.round(middle)} ${y + drop})rotate(${index * 67})scale(${size})`;
}

function streak({ index, x, y }: Place): string {
  const length = 14 + ((index * 17) % 22);
  const sill = y + windowSize.height + 4;
  return `M${x + 2} ${sill}h4l-1 ${length}h-1.500ZM${x + 21} ${sill}h5l-2 ${length + 9}h-1Z`;
}

/** A ragged stain that climbs highest in the corner, where the wall dries last. */
function algae(width: number, height: number): string {
  const tufts = Array.from({ length: Math.ceil(width / 9) }, (_, index) => {
    const top = Math.round(height * 0.94 ** index + ((index * 37) % 17));
    return `l4-${(index * 13) % 9}L${index * 9 + 9}-${top}`;
  });
  return `M0 0V-${height + 14}${tufts.join('')}V0Z`;
}

/** A spot where the paint has come off down to the brick; the wear of all houses uses it. */
export function WearParts() {
  return (
    <defs>
      <g id="flake">
        <path
          fill={of('brick')}
          stroke={of('sandstone')}
          strokeWidth="1.500"
          d="M-15-4-8-13 1-10 9-15 16-6 12 2 15 9 5 14-3 10-12 13-17 5Z"
        />
        <path stroke={of('brick-deep')} strokeWidth="1.200" d="M-14-3H13M-14 5H12M-5-11V-3M5-3V5M-4 5V10" />
      </g>
    </defs>
  );
}
