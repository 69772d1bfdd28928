/** Time as the engine knows it, so that tests need not wait. */
export interface Clock {
  /** In milliseconds. */
  readonly now: () => number;
  /** From 0 to 1, so that not all browsers ask at the same moment. */
  readonly random: () => number;
  /** @returns takes it back. */
  readonly after: (milliseconds: number, act: () => void) => () => void;
}

export const pageClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};
