import { inspect } from 'node:util';
import type { Connection } from '@supabase/lite';
import { expect, it } from 'vitest';
import { mendErrorCodes } from './error-codes.ts';

function printed(code: string, message: string): string {
  const connection = {} as Connection;
  mendErrorCodes(connection);
  return inspect(connection.normalizeDbError?.(Object.assign(new Error(message), { code })));
}

it.each([
  [
    '22P02',
    'invalid input syntax for type integer: "my "own" words\n"',
    'invalid input syntax for type integer: "…"',
  ],
  ['22007', 'invalid input syntax for type date: "\u0000"', 'invalid input syntax for type date: "…"'],
  [
    '22003',
    'value "99999999999" is out of range for type integer',
    'value "…" is out of range for type integer',
  ],
  ['22008', 'date/time field value out of range: "31-31"', 'date/time field value out of range: "…"'],
])('prints no value that was sent (%s)', (code, message, told) => {
  expect(printed(code, message)).toBe(`refused by the database: ${code} ${told}`);
});

it('prints which constraint or table it was', () => {
  const message = 'new row for relation "contract" violates check constraint "positive"';
  expect(printed('23514', message)).toBe(`refused by the database: 23514 ${message}`);
});

it.each([
  ['22P02', `no number: "${'a'.repeat(200_000)}`],
  ['P0001', 'word '.repeat(40_000)],
  ['42703', '\u0000'.repeat(200_000)],
])('prints one short line, however much was sent (%s)', (code, message) => {
  const line = printed(code, message);
  expect(line.length).toBeLessThan(240);
  expect(line).toMatch(/…$/);
});

it('escapes what a terminal would obey', () => {
  expect(printed('42703', 'column a\u0000\u001B[2J\r\n\u202E\u2028 does not exist')).toBe(
    String.raw`refused by the database: 42703 column a\u{0}\u{1b}[2J\u{d}\u{a}\u{202e}\u{2028} does not exist`,
  );
});

it('prints a fault of the library in one short line, with the place where it came from, which callers are not told', () => {
  const connection = {} as Connection;
  mendErrorCodes(connection);
  const fault = new Error(`no table \u001B${'a'.repeat(20_000)}`);
  const same = connection.normalizeDbError?.(fault);
  expect(same).toBe(fault);
  const line = inspect(same);
  expect(line).toMatch(/^Error: no table \\u\{1b\}a+… at [^\n]*error-codes\.test[^\n]*$/);
  expect(line.length).toBeLessThan(440);
  expect(String(same)).toBe('Internal server error');
});
