import type { ContentFault } from '../files/content-error.ts';
import type { Places } from '../places.schema.ts';

/** Every town that a page lists stands in the table of places, so that no page shows Latin letters among others. */
export function townsHaveTheirNames(
  places: Places,
  lists: Readonly<Record<string, readonly string[]>>,
): ContentFault[] {
  return Object.entries(lists).flatMap(([file, towns]) =>
    towns
      .filter((town) => !(town in places))
      .map((town) => ({ file, key: town, reason: 'Not in places.yaml' })),
  );
}
