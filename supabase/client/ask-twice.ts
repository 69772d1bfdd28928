/** The database gave the call up unfinished: others wanted the same (`PT503`), or it took too long. */
const givenUp: ReadonlySet<string> = new Set(['PT503', '57014']);

/** Milliseconds before a call that was given up is made again, the longest of them. */
const longestPause = 1000;

/** Asks again, once, where the database gave the first call up, and so nothing was done. */
export async function askTwice<Answer extends { readonly error: { readonly code?: string } | null }>(
  ask: () => PromiseLike<Answer>,
): Promise<Answer> {
  const first = await ask();
  if (!givenUp.has(first.error?.code ?? '')) return first;
  // Not the same for all, who would meet again.
  await new Promise((resolve) => setTimeout(resolve, longestPause * (0.3 + 0.7 * Math.random())));
  return ask();
}
