import { expect, test } from 'vitest';
import { splitProperties, usedProperties } from './custom-properties.ts';

test('what is used stays, everything else goes', () => {
  const used = usedProperties('a{color:var(--ink);margin:calc(2 * var( --gap, 3px))}');
  const { needed, others } = splitProperties(
    ':root{color-scheme:dark;--ink:#000;--rest:light-dark(#fff,#000);--gap:4px}',
    used,
  );
  expect(needed).toBe(':root{color-scheme:dark;--ink:#000;--gap:4px}');
  expect(others).toBe(':root{--rest:light-dark(#fff,#000)}');
});
