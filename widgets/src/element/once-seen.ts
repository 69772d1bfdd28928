import { afterShown } from '../after-shown.ts';

/** Share of an element, or of the viewport where that is smaller, that must be in view. */
const share = 0.5;
/** Pixels that count as that share where a frame does not say how high the window is. */
const framedHeight = 300;
/** Shares at which the browser tells: fine enough for an element that is fifty times as high as the window. */
const threshold = Array.from({ length: 61 }, (_, index) => index / 100);
/** Milliseconds that it must be in view at a stretch, as the advertising trade counts a view. */
const stretch = 1000;

/** Calls back once, when half of an element has been before someone's eyes for a second. Answers with a way to give up. */
export function onceSeen(element: Element, tell: () => void): () => void {
  let giveUp: (() => void) | undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      const { intersectionRatio = 0, intersectionRect, rootBounds } = entry ?? {};
      const { height = 0 } = intersectionRect ?? {};
      const needed = rootBounds ? rootBounds.height * share : framedHeight;
      // What has no box of its own, such as what stands above the page, is in view with all of it, which is nothing.
      const isSeen = height > 0 && (intersectionRatio >= share || height >= needed);
      if (isSeen === (giveUp !== undefined)) return;
      giveUp?.();
      giveUp = isSeen ? afterShown(stretch, seen) : undefined;
    },
    { threshold },
  );
  const stop = () => {
    observer.disconnect();
    giveUp?.();
  };
  const seen = () => {
    stop();
    tell();
  };
  observer.observe(element);
  return stop;
}
