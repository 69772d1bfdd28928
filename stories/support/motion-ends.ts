/** What goes on for longer (ms) calls for attention, or has no end; it is judged as it is. */
const longest = 2000;

/** Waits until everything stands still that soon will, so that no colour is judged while it fades in. */
export async function motionEnds(page: Document): Promise<void> {
  // A document does not tell of what moves in the shadow roots of its elements.
  const shadows = [...page.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const ending = [page, ...shadows]
    .flatMap((root) => root.getAnimations())
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? Infinity) <= longest);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
