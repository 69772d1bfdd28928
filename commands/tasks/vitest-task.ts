import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../settings/settings.ts';
import { tellSecondAttempts, trusted, vitestCounts } from './counts.ts';
import { runNode } from './run-program.ts';
import type { Task } from './task.ts';

/** Machine-readable reports of the runners. */
export const resultsFolder = join(root, 'dist/test-results');

/** Reads the report that a runner just wrote; without one it failed before it could. */
export async function freshReport(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{"stats":{}}'));
}

/** Unit tests, and those that run alone because they change what a process has in common. */
export const unitProjects = ['unit', 'unit-alone'] as const;

interface VitestTaskOptions {
  /** Parts of the paths of the files that run; all without any. */
  readonly paths?: readonly string[];
  /** More of its environment; asked for when the task begins. */
  readonly environment?: () => Readonly<Record<string, string>>;
}

/** Runs the tests of a project of `vitest.config.ts`, or of several as one. */
export function vitestTask(
  name: string,
  projects: string | readonly [string, ...string[]],
  { paths = [], environment = () => ({}) }: VitestTaskOptions = {},
): Task {
  const [first, ...others] = [projects].flat();
  return {
    name,
    async run() {
      const report = join(resultsFolder, `${first}.json`);
      await mkdir(dirname(report), { recursive: true });
      await rm(report, { force: true });
      const { exitCode, output } = await runNode(
        [
          join(root, 'node_modules/vitest/vitest.mjs'),
          'run',
          ...paths,
          ...[first, ...others].map((project) => `--project=${project}`),
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ],
        environment(),
      );
      const found = await freshReport(report);
      tellSecondAttempts(name, found);
      return { counts: trusted(vitestCounts(found), exitCode), output };
    },
  };
}
