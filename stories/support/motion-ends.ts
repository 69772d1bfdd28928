/** Waits until everything stands still that ever will, so that no colour is judged while it fades in. */
export async function motionEnds(page: Document): Promise<void> {
  // A document does not tell of what moves in the shadow roots of its elements.
  const shadows = [...page.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const ending = [page, ...shadows]
    .flatMap((root) => root.getAnimations())
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? Infinity));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
