import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockDataFolder } from './lock-data-folder.ts';

it('lets one in, and the next one after it', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'vakman-lock-')), 'not made yet');
  const release = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(
    `The data folder ${folder} is in use by process ${process.pid}. ` +
      'Stop that one first, or choose another folder by VAKMAN_DATA.',
  );
  release();
  lockDataFolder(folder)();
  rmSync(folder, { recursive: true });
});
