import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withEditedFile } from './edited-file.ts';

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edited-'));
  file = join(folder, 'a.yaml');
  writeFileSync(file, 'title: As it was\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a file is as before after its edits', async () => {
  await withEditedFile(file, async (replace) => {
    replace('As it was', 'Once');
    replace('As it was', 'Twice');
    expect(readFileSync(file, 'utf8')).toBe('title: Twice\n');
  });
  expect(readFileSync(file, 'utf8')).toBe('title: As it was\n');
});

test('and after a fault in between', async () => {
  const work = withEditedFile(file, async (replace) => {
    replace('As it was', 'Once');
    replace('Not there', 'Twice');
  });
  await expect(work).rejects.toThrow('has no "Not there"');
  expect(readFileSync(file, 'utf8')).toBe('title: As it was\n');
});
