import { placeholders } from '../messages/placeholders.ts';

/**
 * What two translations of a text must have in common, one line for each string: its key and placeholders. Words of
 * a link target stay, because a link must lead to the same page in each language.
 */
export function shapeOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return [`${key}: ${placeholders(value)}`];
  if (typeof value !== 'object' || value === null) return [`${key}: ${String(value)}`];
  return Object.entries(value).flatMap(([name, item]) => shapeOf(item, key === '' ? name : `${key}.${name}`));
}
