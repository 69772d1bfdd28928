import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** What a schema expects, as whoever writes YAML calls it. */
const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'keys with values',
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keys that a strict object may have and has not. */
function freeKeys({ inst, input }: Issue): string[] {
  const { shape } = (inst as Partial<z.ZodObject>)._zod?.def ?? {};
  return Object.keys(shape ?? {}).filter((key) => isRecord(input) && !(key in input));
}

function unknownKey(issue: Issue, key: string): string {
  const said = `Unknown key "${key}"`;
  // `{ from: 9,95 }` is a 9, and a key without a value.
  if (/^\d+$/.test(key) && isRecord(issue.input) && issue.input[key] === null) {
    return `${said}: cents stand behind a point, as in 9.95`;
  }
  const free = freeKeys(issue);
  return free.length > 0
    ? `${said}: remove it, or write what was meant: ${free.join(', ')}`
    : `${said}: remove it`;
}

/** Why a schema refuses a value, with what to write instead; undefined where zod says that well enough itself. */
export function faultReason(issue: Issue): string | undefined {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownKey(issue, key)).join('; ');
  }
  if (issue.code !== 'invalid_type') return undefined;
  const expected = `expected ${kinds[issue.expected] ?? issue.expected}`;
  if (issue.input === undefined || issue.input === null) return `Missing: ${expected}`;
  return `E${expected.slice(1)}, not ${JSON.stringify(issue.input)?.slice(0, 60)}`;
}
