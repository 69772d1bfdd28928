import { expect, test } from 'vitest';
import { colours } from '../colours/colours.ts';
import { theming } from './theming.ts';
import { tokensCss } from './tokens-css.ts';

test('what hosts are told of is a token, and every colour is told', () => {
  const css = tokensCss(':host');
  for (const name of Object.keys(theming)) expect(css).toContain(`--vakman-${name}:`);
  expect(Object.keys(theming)).toEqual(expect.arrayContaining(Object.keys(colours)));
});
