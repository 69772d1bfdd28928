import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdFile, type Hold } from './hold-file.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'hold-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const release = (hold: Hold) => hold.held && hold.release();

test('a file is held by one at a time, and says by which process', () => {
  const file = join(folder, 'new/lock');
  const first = holdFile(file);
  expect(first.held).toBe(true);
  expect(holdFile(file)).toEqual({ held: false, holder: String(process.pid) });
  release(first);
  const next = holdFile(file);
  expect(next.held).toBe(true);
  release(next);
});

test('a process that is killed leaves nothing held', async () => {
  const file = join(folder, 'lock');
  const module = new URL('hold-file.ts', import.meta.url).href;
  const program = `import { holdFile } from '${module}'; holdFile('${file}'); console.log('held'); setInterval(() => globalThis.gc(), 10);`;
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', program]);
  await once(child.stdout, 'data');
  // Also while nothing refers to it any more.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(holdFile(file)).toEqual({ held: false, holder: String(child.pid) });
  child.kill('SIGKILL');
  await once(child, 'exit');
  const next = holdFile(file);
  expect(next.held).toBe(true);
  release(next);
});
