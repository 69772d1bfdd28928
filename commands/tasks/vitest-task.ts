import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../settings/settings.ts';
import { trusted, vitestCounts } from './counts.ts';
import { runNode } from './run-program.ts';
import type { Task } from './task.ts';

/** Machine-readable reports of the runners. */
export const resultsFolder = join(root, 'dist/test-results');

/** Reads the report that a runner just wrote; without one it failed before it could. */
export async function freshReport(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{"stats":{}}'));
}

interface VitestTaskOptions {
  /** Parts of the paths of the files that run; all without any. */
  readonly paths?: readonly string[];
  /** More of its environment; asked for when the task begins. */
  readonly environment?: () => Readonly<Record<string, string>>;
}

/** Runs the tests of one project of `vitest.config.ts`. */
export function vitestTask(
  name: string,
  project: string,
  { paths = [], environment = () => ({}) }: VitestTaskOptions = {},
): Task {
  return {
    name,
    async run() {
      const report = join(resultsFolder, `${project}.json`);
      await mkdir(dirname(report), { recursive: true });
      await rm(report, { force: true });
      const { exitCode, output } = await runNode(
        [
          join(root, 'node_modules/vitest/vitest.mjs'),
          'run',
          ...paths,
          `--project=${project}`,
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ],
        environment(),
      );
      return { counts: trusted(vitestCounts(await freshReport(report)), exitCode), output };
    },
  };
}
