export type Scatter = (from: number, to: number) => number;

/** Numbers that look like chance and are the same in every build. Source: mulberry32. */
export function scatter(seed: number): Scatter {
  let state = seed * 0x9e3779b9;
  return (from, to) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (to - from);
  };
}

export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const fixed = (value: number): number => Math.round(value * 10) / 10;
