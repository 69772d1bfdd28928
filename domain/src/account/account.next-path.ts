/**
 * The path to go to after signing in, where it is one of the dashboard's own; nothing for any other text. A link that
 * somebody else made can name any address here.
 *
 * @param next as it stands in the address, decoded once.
 * @param ownPaths such as `/dashboard`; paths below them count too.
 */
export function ownNextPath(next: string | undefined, ownPaths: readonly string[]): string | undefined {
  // Browsers read a backslash as a slash, and leave out tabs and line breaks.
  if (!next || !/^\/[\w\-/?=&.~%#:]*$/.test(next) || next.length > 500) return undefined;
  const origin = 'https://own.invalid';
  const address = URL.parse(next, origin);
  if (address?.origin !== origin) return undefined;
  const path = address.pathname;
  // What an address resolves to is what is looked at: no dots, no doubled slash, nothing encoded twice.
  if (path.includes('//') || path.includes('%') || !next.startsWith(path)) return undefined;
  const isOwn = ownPaths.some((own) => path === own || path.startsWith(`${own}/`));
  return isOwn ? path + address.search + address.hash : undefined;
}
