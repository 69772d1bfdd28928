import { fill } from '@vakman/domain/text/fill';
import type { Claims } from './claims-in.ts';
import { ContentError, type ContentFault } from '../files/content-error.ts';

function fillDeep(value: unknown, claims: Claims, key: string[], found: ContentFault[]): unknown {
  if (typeof value === 'string') {
    const text = fill(value, claims);
    const unknown = /\{\w+\}/.exec(text)?.[0];
    if (unknown)
      found.push({ file: '', key: key.join('.'), reason: `${unknown} names no claim of company.yaml` });
    return text;
  }
  if (Array.isArray(value))
    return value.map((item, index) => fillDeep(item, claims, [...key, `${index}`], found));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, fillDeep(item, claims, [...key, name], found)]),
  );
}

/**
 * Puts the firm's claims into the `{placeholders}` of every text of a file, so that a claim stands once.
 * Throws a `ContentError` for a placeholder that names no claim.
 */
export function fillClaims<Value>(file: string, value: Value, claims: Claims): Value {
  const faults: ContentFault[] = [];
  const filled = fillDeep(value, claims, [], faults) as Value;
  if (faults.length > 0) throw new ContentError(faults.map((fault) => ({ ...fault, file })));
  return filled;
}
