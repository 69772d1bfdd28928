import { expect, test } from 'vitest';
import { formatCsv } from './csv.ts';

test('cells with commas, quotes and lines are one cell', () => {
  expect(formatCsv([['Bakker, Jan', 'zei "ja"', 'een\ntwee', 3]])).toBe(
    '\uFEFF"Bakker, Jan","zei ""ja""","een\ntwee",3\r\n',
  );
});

test.each(['=1+1', '+1', '-2', '@cmd', '\t=1', '\r=1', '＝1+1', '＠cmd'])(
  '%j runs in no spreadsheet',
  (text) => {
    expect(formatCsv([[text]])).toMatch(/^\uFEFF"?\s*'/);
  },
);

test.each(['mooi;=1+1;', 'mooi, @cmd', 'mooi\n-2+3', 'mooi;"=1+1', 'mooi;;+1', 'mooi\t ""=1'])(
  '%j runs in none that parts cells elsewhere',
  (text) => {
    expect(formatCsv([[text]])).not.toMatch(/[,;\t\r\n]["\s]*[=+\-@]/);
  },
);

test('words with signs in them stay as they are', () => {
  expect(formatCsv([['Jan-Piet, 2 + 2 = 4']])).toBe('\uFEFF"Jan-Piet, 2 + 2 = 4"\r\n');
});

test('a number stays one', () => {
  expect(formatCsv([[-2]])).toBe('\uFEFF-2\r\n');
});
