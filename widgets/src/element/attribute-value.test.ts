import { expect, test } from 'vitest';
import { attributeName, attributeValue } from './attribute-value.ts';

test.each([
  ['source', 'source'],
  ['streetAddress', 'street-address'],
  ['hideTitle', 'hide-title'],
])('%s is the attribute %s', (prop, attribute) => {
  expect(attributeName(prop)).toBe(attribute);
});

test.each([
  ['text', 'klusgids', 'klusgids'],
  ['text', '', ''],
  ['flag', '', true],
  ['flag', 'true', true],
  ['flag', 'false', false],
] as const)('%s "%s" is read as %j', (kind, text, value) => {
  expect(attributeValue(kind, text)).toEqual(value);
});

test.each(['text', 'flag'] as const)('an absent %s is undefined', (kind) => {
  expect(attributeValue(kind, null)).toBeUndefined();
});
