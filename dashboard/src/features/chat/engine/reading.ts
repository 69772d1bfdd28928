import type { Clock } from './clock.ts';
import { waitAfter } from './waits.ts';

/** Milliseconds that somebody has seen a message before it counts as read. */
const glance = 400;

interface ReadingOptions {
  readonly clock: Clock;
  readonly isVisible: () => boolean;
  /** Answers whether it is noted, another try may succeed, or none will. */
  readonly note: (number: number) => Promise<'noted' | 'passing' | 'refused'>;
}

/** Notes how far somebody has read: only forwards, only while he can see it, and again until it is noted. */
export function createReading({ clock, isVisible, note }: ReadingOptions) {
  let seen = 0;
  let noted = 0;
  let failures = 0;
  let isBusy = false;
  let cancel = () => {};

  async function run(): Promise<void> {
    if (isBusy || noted >= seen || !isVisible()) return;
    isBusy = true;
    const number = seen;
    const outcome = await note(number);
    isBusy = false;
    failures = outcome === 'passing' ? failures + 1 : 0;
    if (outcome !== 'passing') noted = Math.max(noted, number);
    if (noted < seen) plan(failures > 0 ? waitAfter(failures) : glance);
  }
  function plan(milliseconds: number): void {
    cancel();
    cancel = clock.after(milliseconds, () => void run());
  }
  return {
    /** What was noted before, here or elsewhere. */
    know(number: number) {
      noted = Math.max(noted, number);
    },
    see: (number: number) => {
      if (number <= seen) return;
      seen = number;
      if (noted < seen) plan(glance);
    },
    /** The page is seen again, or the connection is back. */
    resume() {
      if (noted < seen) plan(glance);
    },
  };
}
