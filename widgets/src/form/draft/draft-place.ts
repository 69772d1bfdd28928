const taken = new Map<string, Set<number>>();

/** Where one of several forms of a kind on a page keeps its draft. */
export interface DraftPlace {
  /** The first form has the key itself, the second `<key>-2`, and so on. */
  readonly key: string;
  /** For the next form that comes. */
  readonly leave: () => void;
}

/** Takes the first place that no other form on the page has, so that no two write over each other. */
export function takeDraftPlace(storageKey: string): DraftPlace {
  const places = taken.get(storageKey) ?? new Set();
  taken.set(storageKey, places);
  let place = 1;
  while (places.has(place)) place += 1;
  places.add(place);
  return {
    key: place === 1 ? storageKey : `${storageKey}-${place}`,
    leave: () => void places.delete(place),
  };
}
