/** Milliseconds before another try, after one failure, two, three and more: as the client of Realtime waits. */
const waits = [1000, 2000, 5000, 10_000] as const;

export function waitAfter(failures: number): number {
  return waits[Math.min(Math.max(failures, 1), waits.length) - 1] ?? 0;
}

/** Milliseconds until somebody who looks is told what is new; the rest is added at random. */
const looking = { least: 3000, more: 2000 };
/** The same where nobody looks, or where a hint comes: it may be lost. */
const away = 30_000;
const hinted = 60_000;

export interface Watch {
  readonly isVisible: boolean;
  /** Whether the backend tells by itself when something happened. */
  readonly isHinted: boolean;
  /** From 0 to 1. */
  readonly random: number;
}

/** Milliseconds after which the backend is asked anew. */
export function pauseOf({ isVisible, isHinted, random }: Watch): number {
  if (isHinted) return hinted;
  return isVisible ? looking.least + looking.more * random : away;
}
