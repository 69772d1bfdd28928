/**
 * Says that there is no page of a key, and which ones might be meant: those that begin as it does, or else the pages
 * that there is one of.
 */
export function unknownPage(key: string, known: readonly string[]): string {
  const [kind] = key.split('/');
  const alike = known.filter((candidate) => candidate.startsWith(`${kind}/`));
  const meant = alike.length > 0 ? alike : known.filter((candidate) => !candidate.includes('/'));
  return `There is no page "${key}"; there are ${meant.join(', ')}`;
}
