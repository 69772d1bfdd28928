/** Values that a pattern's placeholders and splat took, by name. */
export type PathMatch = Readonly<Record<string, string>>;

export interface PathPattern {
  readonly match: (path: string) => PathMatch | undefined;
}

const withoutEndSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''));

/**
 * A path of `_headers` or `_redirects`: `:name` stands for one segment, `*` at the end for all that follows (and for
 * nothing: `/de/*` is also `/de`). A slash at the end makes no difference, as on the hosts that read these files.
 *
 * @throws {Error} when the path does not start with a slash, or holds a `*` elsewhere.
 */
export function pathPattern(pattern: string): PathPattern {
  if (!pattern.startsWith('/')) throw new Error(`"${pattern}" does not start with "/"`);
  const splat = pattern.endsWith('/*');
  const fixed = splat ? pattern.slice(0, -2) : withoutEndSlash(pattern);
  if (fixed.includes('*')) throw new Error(`"${pattern}" has a "*" that is not its last segment`);
  const source = fixed
    .split('/')
    .map((part) => (/^:\w+$/.test(part) ? `(?<${part.slice(1)}>[^/]+)` : RegExp.escape(part)))
    .join('/');
  const expression = new RegExp(`^${source}${splat ? '(?:/(?<splat>.*))?' : ''}$`);
  return {
    match(path) {
      const groups = expression.exec(splat ? path : withoutEndSlash(path));
      if (!groups) return undefined;
      const values = Object.entries(groups.groups ?? {}).map(([name, value]) => [name, value ?? ''] as const);
      return Object.fromEntries(values);
    },
  };
}
