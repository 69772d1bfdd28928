import { spawn } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@vakman/commands/settings/settings.ts';
import { unitProjects } from '@vakman/commands/tasks/vitest-task.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeClaims } from './change-claims.ts';
import { copyProject } from './copy-project.ts';

let copy = '';
beforeAll(async () => {
  copy = copyProject(root);
  changeClaims(join(copy, 'content'));
  const { exitCode, output } = await runNode(['commands/run.mjs', 'build', '--test']);
  expect(exitCode, output).toBe(0);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function runNode(args: readonly string[]) {
  return new Promise<{ readonly exitCode: number | null; readonly output: string }>((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => (output += part.toString()));
    }
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({ exitCode, output }));
  });
}

interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Look at elements alone, and at types; claims are what is between and in them, and checking all again takes long. */
const withoutClaims = ['tests/site/markup.test.ts', 'tests/site/widget-package.test.ts'];

/** The names of the tests of projects that fail in the copy: of all, or of those that import one of some files. */
async function redTests(projects: readonly string[], ...selection: readonly string[]): Promise<string[]> {
  const file = join(copy, 'dist', `${projects[0]}.json`);
  const { exitCode, output } = await runNode([
    'node_modules/vitest/vitest.mjs',
    ...(selection.length > 0 ? ['related', ...selection, '--run'] : ['run']),
    ...projects.map((project) => `--project=${project}`),
    ...withoutClaims.map((file) => `--exclude=${file}`),
    '--reporter=json',
    `--outputFile=${file}`,
  ]);
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  expect(numPassedTests, output).toBeGreaterThan(100);
  const red = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    const broken = status === 'failed' && failed.length === 0 ? [`${name}: ${message}`] : [];
    return [...broken, ...failed.map(({ fullName }) => `${name}: ${fullName}`)];
  });
  if (red.length === 0) expect(exitCode, output).toBe(0);
  return red.map((line) => line.replace(copy, ''));
}

test('no test of the site turns red', async () => {
  expect(await redTests(['site'])).toEqual([]);
});

test('no unit test of what reads the content, or was written from it, turns red', async () => {
  const written = globSync('*/{,functions/_shared/}generated/*', { cwd: copy });
  expect(await redTests(unitProjects, 'content/src/content.ts', ...written)).toEqual([]);
});
