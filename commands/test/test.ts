import { rm } from 'node:fs/promises';
import { styleText } from 'node:util';
import { factsTask, functionsTask, staticChecks } from '../check/checks.ts';
import { seconds } from '../progress/step.ts';
import { sum, summary, type Counts } from '../tasks/counts.ts';
import { programTask, runTask, type Task } from '../tasks/task.ts';
import { resultsFolder, vitestTask } from '../tasks/vitest-task.ts';
import { browserTask } from './playwright-task.ts';

/** One after another; what stands in one line runs at once, as far as two cores bear it. */
const stages: readonly (readonly Task[])[] = [
  [factsTask('test')],
  [...staticChecks, functionsTask],
  [vitestTask('unit tests', 'unit'), programTask('build', ['commands/run.mjs', 'build', '--test'])],
  [vitestTask('backend tests', 'backend'), vitestTask('site tests', 'site')],
  [browserTask],
];

/** Everything that CI runs. The last line holds the totals of all runners. */
export async function run(): Promise<number> {
  const started = performance.now();
  await rm(resultsFolder, { recursive: true, force: true });
  console.log();
  const counts: Counts[] = [];
  for (const stage of stages) counts.push(...(await Promise.all(stage.map(runTask))));
  const total = sum(counts);
  console.log(styleText('dim', `\n  ${seconds(performance.now() - started)} in all`));
  console.log(summary(total));
  return total.failed > 0 ? 1 : 0;
}
