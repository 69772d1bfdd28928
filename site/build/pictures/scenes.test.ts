import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureNames } from '../../src/_components/picture/picture-names.ts';
import { readScene } from './scenes.ts';

const files = readdirSync(join(import.meta.dirname, '../../src/drawings/scenes'));

test('every drawing is that of a picture', () => {
  const named = pictureNames.map((name) => `${name}.svg`);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !named.some((name) => name === file))).toEqual([]);
});

test.each(pictureNames)('%s has a drawing, whose size is read from it', (name) => {
  const { width, height, svg } = readScene(name);
  expect(['1200 800', '800 1000']).toContain(`${width} ${height}`);
  expect(svg).toMatch(/^<svg [^\n]*<\/svg>$/);
});

test('a picture of two states holds both, whole, and the tape where they meet', () => {
  const { svg } = readScene('room-before-after');
  const elements = (text: string) => text.match(/<(?:path|g|use)\b/g)?.length ?? 0;
  const states = elements(readScene('room-before').svg) + elements(readScene('room-after').svg);
  expect(elements(svg)).toBe(states + 3);
  expect(svg.match(/<svg/g)).toHaveLength(2);
});
