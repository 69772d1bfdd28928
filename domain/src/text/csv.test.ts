import { expect, test } from 'vitest';
import { formatCsv } from './csv.ts';

test('cells with commas, quotes and lines are one cell', () => {
  expect(formatCsv([['Bakker, Jan', 'zei "ja"', 'een\ntwee', 3]])).toBe(
    '\uFEFF"Bakker, Jan","zei ""ja""","een\ntwee",3\r\n',
  );
});

test.each(['=1+1', '+1', '-2', '@cmd', '\t=1', '\r=1'])('%j runs in no spreadsheet', (text) => {
  expect(formatCsv([[text]])).toMatch(/^\uFEFF"?'/);
});

test('a number stays one', () => {
  expect(formatCsv([[-2]])).toBe('\uFEFF-2\r\n');
});
