import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { checkFile } from './check-file.ts';

const schema = z.strictObject({
  email: z.string(),
  rate: z.strictObject({ from: z.number() }),
  opens: z.optional(z.string()),
});

test.each([
  [
    'a misspelt key',
    'emial: a@b.example\nrate: { from: 9.95 }',
    'Unknown key "emial": remove it, or write what was meant: email, opens',
  ],
  ['a key that is gone', 'emial: a@b.example\nrate: { from: 9.95 }', 'email: Missing: expected a text'],
  ['a key without a value', 'email:\nrate: { from: 9.95 }', 'email: Missing: expected a text'],
  ['a key too many', 'email: a\nopens: b\nrate: { from: 9.95, to: 10 }', 'rate: Unknown key "to": remove it'],
  ['a price that is text', 'email: a\nrate: { from: nine }', 'rate.from: Expected a number, not "nine"'],
  [
    'a price with a comma',
    'email: a\nrate: { from: 9,95 }',
    'rate: Unknown key "95": cents stand behind a point, as in 9.95',
  ],
  ['a text for keys', 'email: a\nrate: 9.95', 'rate: Expected keys with values, not 9.95'],
])('%s is told with what to write instead', (_what, text, said) => {
  const check = () => checkFile('a.yaml', parse(text), schema);
  expect(check).toThrow(`content/a.yaml: ${said}`);
});
