/** Chance that comes the same each time: what is made with one seed can be compared. */
export interface Random {
  /** From 0 up to, but not, 1. */
  readonly next: () => number;
  /** A whole number from 0 up to, but not, the given one. */
  readonly below: (limit: number) => number;
  /** @throws Error where there is nothing to choose from. */
  readonly choose: <Item>(items: readonly Item[]) => Item;
  readonly chance: (share: number) => boolean;
  readonly uuid: () => string;
}

/** By the generator of D. E. Knuth's MMIX, of whose 64 bits the upper 32 are used. */
export function createRandom(seed: number): Random {
  let state = BigInt(seed);
  const bits = () => {
    state = BigInt.asUintN(64, state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n);
    return Number(state >> 32n);
  };
  const next = () => bits() / 2 ** 32;
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (share) => next() < share,
    choose(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to choose from.');
      return item;
    },
    uuid() {
      const hex = Array.from({ length: 4 }, () => bits().toString(16).padStart(8, '0')).join('');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
}
