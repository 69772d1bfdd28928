import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDataFolder } from './lock-data-folder.ts';

let parent = '';
let folder = '';
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'vakman-lock-'));
  folder = join(parent, 'not made yet');
});
afterEach(() => rmSync(parent, { recursive: true }));

const inUseBy = (process: number | undefined) =>
  `The data folder ${folder} is in use by process ${process}. ` +
  'Stop that one first, or choose another folder by VAKMAN_DATA.';

/** A program that locks the folder, says so and goes on. */
function writeProgram(): string {
  const program = join(parent, 'program.mjs');
  const module = new URL('lock-data-folder.ts', import.meta.url).href;
  writeFileSync(
    program,
    `import { lockDataFolder } from '${module}';
    lockDataFolder(${JSON.stringify(folder)});
    console.log('locked');
    setInterval(() => {}, 1000);`,
  );
  return program;
}

/** Reads the refusal while the program runs. */
async function refusalBeside(child: ChildProcess): Promise<string> {
  await once(child.stdout!, 'data');
  try {
    lockDataFolder(folder)();
    return 'none';
  } catch (error) {
    return (error as Error).message;
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

it('lets one in, and the next one after it', () => {
  const release = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow('is in use by process');
  release();
  lockDataFolder(folder)();
});

it('names the process that was started by itself', async () => {
  const child = spawn(process.execPath, [writeProgram()]);
  expect(await refusalBeside(child)).toBe(inUseBy(child.pid));
});

it('names the parent of a process that is started anew when it is killed', async () => {
  const child = fork(writeProgram(), { execArgv: [], stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  expect(await refusalBeside(child)).toBe(inUseBy(process.pid));
});
