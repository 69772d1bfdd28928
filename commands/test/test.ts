import { rm } from 'node:fs/promises';
import { styleText } from 'node:util';
import { testAlone } from '../exclusive/test-alone.ts';
import { seconds } from '../progress/step.ts';
import { sum, summary } from '../tasks/counts.ts';
import { resultsFolder } from '../tasks/vitest-task.ts';
import { jobsFor } from './parts.ts';
import { runQueue } from './queue.ts';

/** Those of the machine that CI runs on; more would only make the tests wait for each other. */
const cores = 2;

/** Everything that CI runs, or one part of it. The last line holds the totals of all runners. */
export async function run(args: readonly string[]): Promise<number> {
  const jobs = jobsFor(args);
  const started = performance.now();
  testAlone();
  await rm(resultsFolder, { recursive: true, force: true });
  console.log();
  const total = sum(await runQueue(jobs, cores));
  console.log(styleText('dim', `\n  ${seconds(performance.now() - started)} in all`));
  console.log(summary(total));
  return total.failed > 0 ? 1 : 0;
}
