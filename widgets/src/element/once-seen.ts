import { afterShown } from '../after-shown.ts';

/** Share of an element, or of the viewport where that is smaller, that must be in view. */
const share = 0.5;
/** Milliseconds that it must be in view at a stretch, as the advertising trade counts a view. */
const stretch = 1000;

/** Calls back once, when half of an element has been before someone's eyes for a second. Answers with a way to give up. */
export function onceSeen(element: Element, tell: () => void): () => void {
  let giveUp: (() => void) | undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      const { intersectionRatio = 0, intersectionRect, rootBounds } = entry ?? {};
      const fillsView =
        rootBounds && intersectionRect ? intersectionRect.height >= rootBounds.height * share : false;
      const isSeen = intersectionRatio >= share || fillsView;
      if (isSeen === (giveUp !== undefined)) return;
      giveUp?.();
      giveUp = isSeen ? afterShown(stretch, seen) : undefined;
    },
    { threshold: [0, 0.1, 0.2, 0.3, 0.4, share, 0.6] },
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
