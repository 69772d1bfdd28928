import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');
const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.ts')));
const config = readFileSync(join(folder, '../config.toml'), 'utf8');

test('there are functions', () => {
  expect(names).toContain('send-quote-notification');
});

test.each(names)('%s is deployed with the import map, and open to callers without a session', (name) => {
  const section = config.split(`[functions.${name}]\n`)[1]?.split('\n[')[0];
  expect(section).toContain('import_map = "./functions/deno.json"');
  expect(section).toContain('verify_jwt = false');
});
