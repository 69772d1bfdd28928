import { expect, test } from 'vitest';
import { tokensCss } from './tokens-css.ts';

const names = (css: string) => new Set(css.match(/--vakman-[\w-]+(?=:)/g));

test('page and widget have the same tokens', () => {
  expect(names(tokensCss(':host'))).toEqual(names(tokensCss(':root')));
});

test('a widget does not depend on the font size of the page', () => {
  expect(tokensCss(':host')).not.toMatch(/rem|vw/);
});

test('a widget is dark where its page is, or where it is told to be', () => {
  const css = tokensCss(':host');
  expect(css).toContain(':host{color-scheme:inherit;');
  expect(css).toContain(':host([theme=dark]){color-scheme:dark}');
  expect(tokensCss(':root')).toContain(':root[data-theme=dark]{color-scheme:dark}');
});

test('motion stops for those who ask for it', () => {
  expect(tokensCss(':root')).toContain('@media(prefers-reduced-motion:reduce){:root{--vakman-motion:0s}}');
});
