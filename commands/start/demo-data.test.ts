import { expect, test } from 'vitest';
import { wantsDemoData } from './demo-data.ts';

test('demo data is written where it is asked for, and nowhere else', () => {
  expect(wantsDemoData([], { hosted: false })).toBe(false);
  expect(wantsDemoData([], { hosted: true })).toBe(false);
  expect(wantsDemoData(['--demo-data'], { hosted: false })).toBe(true);
});

test('a hosted project is never filled', () => {
  expect(() => wantsDemoData(['--demo-data'], { hosted: true })).toThrow(/hosted/);
});

test('a word that nobody knows is told of, and not passed over', () => {
  expect(() => wantsDemoData(['--demodata'], { hosted: false })).toThrow('"--demodata"');
});
