import { AlmereMap } from './almere-map.tsx';
import { Canal } from './canal.tsx';
import { flags } from './flags.tsx';
import { FreshDoor } from './fresh-door.tsx';
import { GableMark } from './gable-mark.tsx';
import { HouseParts } from './house.tsx';
import { icons } from './icons.ts';
import { MissingHouse } from './missing-house.tsx';
import { serviceScenes } from './service-scenes.tsx';
import { WearParts } from './wear.tsx';

const drawings = {
  canal: Canal,
  'missing-house': MissingHouse,
  'fresh-door': FreshDoor,
  map: AlmereMap,
  ...serviceScenes,
} as const;

/** The ids of the drawings in the file. */
export type DrawingName = keyof typeof drawings;

/** All drawings as one SVG file, of which a page shows one by its id. */
export function Drawings() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg">
      <HouseParts />
      <WearParts />
      {Object.entries(flags).map(([country, flag]) => (
        <g key={country} id={`flag-${country}`}>
          {flag}
        </g>
      ))}
      <g id="mark">
        <GableMark />
      </g>
      {Object.entries(icons).map(([name, path]) => (
        <path key={name} id={`icon-${name}`} d={path} />
      ))}
      {Object.entries(drawings).map(([name, Drawing]) => (
        <g key={name} id={name}>
          <Drawing />
        </g>
      ))}
    </svg>
  );
}
