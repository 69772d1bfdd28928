import { pathPattern, type PathPattern } from './path-pattern.ts';

export interface HeaderRule {
  readonly pattern: PathPattern;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/**
 * Reads a `_headers` file: a path on a line of its own, then its headers, indented.
 *
 * @throws {Error} naming the line that is neither.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { pattern: PathPattern; headers: [string, string][] }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    const fail = (reason: string) => new Error(`_headers, line ${index + 1}: ${reason}`);
    if (!/^\s/.test(line)) {
      try {
        rules.push({ pattern: pathPattern(content), headers: [] });
      } catch (error) {
        throw fail((error as Error).message);
      }
      continue;
    }
    const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(content) ?? [];
    if (!name || !value) throw fail(`"${content}" is not "Name: value"`);
    const rule = rules.at(-1);
    if (!rule) throw fail('a header stands before the first path');
    rule.headers.push([name, value]);
  }
  return rules;
}

/** The headers of every rule that fits; a name that several of them set holds all values, joined by a comma. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const headers = new Headers();
  for (const rule of rules) {
    if (!rule.pattern.match(path)) continue;
    for (const [name, value] of rule.headers) headers.append(name, value);
  }
  return headers;
}
