import { pathPattern, type PathPattern } from './path-pattern.ts';

const statuses = [200, 301, 302, 303, 307, 308, 404, 410] as const;
export type RedirectStatus = (typeof statuses)[number];

export interface RedirectRule {
  readonly pattern: PathPattern;
  readonly to: string;
  readonly status: RedirectStatus;
  /** Whether it also hides a file that exists (`301!`). */
  readonly force: boolean;
}

export interface Redirect {
  /** Path of this site, or a whole address elsewhere. */
  readonly target: string;
  readonly status: RedirectStatus;
  readonly force: boolean;
}

/**
 * Reads a `_redirects` file: `from to [status]` on each line. Conditions by query, country or language are not read.
 *
 * @throws {Error} naming the line that cannot be obeyed, rather than serving something else than the host would.
 */
export function parseRedirects(text: string): RedirectRule[] {
  const rules: RedirectRule[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const words = line.replace(/(^|\s)#.*$/, '').trim();
    if (words === '') continue;
    try {
      rules.push(parseRule(words));
    } catch (error) {
      throw new Error(`_redirects, line ${index + 1}: ${(error as Error).message}`, { cause: error });
    }
  }
  return rules;
}

function parseRule(line: string): RedirectRule {
  const [from, to, code = '301', ...others] = line.split(/\s+/);
  if (!from || !to) throw new Error(`"${line}" is not "from to status"`);
  if (others.length > 0) throw new Error(`"${others.join(' ')}" is not understood`);
  if (!to.startsWith('/') && !URL.canParse(to)) throw new Error(`"${to}" is neither a path nor an address`);
  const status = statuses.find((known) => String(known) === code.replace(/!$/, ''));
  if (status === undefined) throw new Error(`"${code}" is not one of ${statuses.join(', ')}`);
  return { pattern: pathPattern(from), to, status, force: code.endsWith('!') };
}

/** The first rule that fits the path, with the parts of the path put into its target. */
export function redirectFor(rules: readonly RedirectRule[], path: string): Redirect | undefined {
  for (const rule of rules) {
    const match = rule.pattern.match(path);
    if (!match) continue;
    const target = rule.to.replace(/:([a-z_]\w*)/gi, (whole, name: string) => match[name] ?? whole);
    return { target, status: rule.status, force: rule.force };
  }
  return undefined;
}
