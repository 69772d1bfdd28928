import type { Clock } from './clock.ts';
import { pauseOf, waitAfter } from './waits.ts';

/** What the page around a conversation is like. */
export interface Surroundings {
  /** Whether somebody may see it. */
  readonly isVisible: () => boolean;
  /** Calls back when that changed, or the connection came back. @returns ends it. */
  readonly follow: (onChange: () => void) => () => void;
}

/** Tells that something happened in a conversation, where the backend can. @returns ends it. */
export type Hints = (told: {
  readonly onHint: () => void;
  /** Whether hints come from now on. */
  readonly onState: (isHinted: boolean) => void;
}) => () => void;

interface FollowingOptions {
  readonly clock: Clock;
  readonly surroundings: Surroundings;
  readonly hints: Hints;
  /** Asks once for what is new. Never rejects. */
  readonly ask: () => Promise<'fine' | 'failed' | 'gone'>;
}

/**
 * Asks for what is new again and again: every few seconds, or when a hint comes, and sooner where an answer was lost. Two
 * questions never wait at the same time.
 */
export function createFollowing({ clock, surroundings, hints, ask }: FollowingOptions) {
  let endings: readonly (() => void)[] = [];
  let cancel = () => {};
  let isAsking = false;
  let isWanted = false;
  let isHinted = false;
  let failures = 0;
  const isOn = () => endings.length > 0;

  async function askNow(): Promise<void> {
    if (!isOn()) return;
    // The answer that is under way may have left before what is wanted now happened.
    isWanted = isAsking;
    if (isAsking) return;
    cancel();
    isAsking = true;
    const outcome = await ask();
    isAsking = false;
    failures = outcome === 'failed' ? failures + 1 : 0;
    if (outcome === 'gone') stop();
    if (!isOn()) return;
    const wait = failures > 0 ? waitAfter(failures) : isWanted ? 0 : pause();
    cancel = clock.after(wait, () => void askNow());
  }

  const pause = () => pauseOf({ isVisible: surroundings.isVisible(), isHinted, random: clock.random() });

  function stop(): void {
    cancel();
    for (const end of endings) end();
    endings = [];
    isHinted = false;
  }

  return {
    start() {
      if (isOn()) return;
      failures = 0;
      endings = [
        surroundings.follow(() => {
          failures = 0;
          if (surroundings.isVisible()) void askNow();
        }),
        hints({
          onHint: () => void askNow(),
          onState(next) {
            // What happened before the first hint could come is asked for as well.
            if (next !== isHinted) void askNow();
            isHinted = next;
          },
        }),
      ];
      void askNow();
    },
    stop,
    askNow,
  };
}

export type Following = ReturnType<typeof createFollowing>;
