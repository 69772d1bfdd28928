import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Olena Koval', 'OK'],
  ['Jan van der Berg', 'JB'],
  ['cher', 'C'],
  ['Ольга Іванівна Коваль', 'ОК'],
  ['王小明', '王'],
  ['👩‍🎨 Kahlo', '👩‍🎨K'],
  ['  ', ''],
])('of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
