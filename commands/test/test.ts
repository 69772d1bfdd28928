import { rm } from 'node:fs/promises';
import { styleText } from 'node:util';
import { provideChromium } from '../chromium/provide-chromium.ts';
import { provideEngines } from '../engines/provide-engines.ts';
import { factsTask, functionsTask, staticChecks } from '../check/checks.ts';
import { testAlone } from '../exclusive/test-alone.ts';
import { seconds } from '../progress/step.ts';
import { sum, summary, type Counts } from '../tasks/counts.ts';
import { programTask, runTask, type Task } from '../tasks/task.ts';
import { resultsFolder, vitestTask } from '../tasks/vitest-task.ts';
import { browserTask } from './playwright-task.ts';
import { postgresqlTask } from './postgresql-task.ts';

/**
 * Two lanes for two cores: the backend's tests take long and one core; all else fits beside them. Browser tests
 * come last, and alone: they need both.
 */
const backendLane: readonly Task[] = [vitestTask('backend tests', 'backend'), postgresqlTask];
const otherLane: readonly Task[] = [
  ...staticChecks,
  functionsTask,
  programTask('build', ['commands/run.mjs', 'build', '--test']),
  vitestTask('site tests', 'site'),
  vitestTask('unit tests', 'unit'),
  vitestTask('stories', 'stories', () => ({ CHROMIUM_PATH: provideChromium() })),
];

/** Each starts the product on the same ports, so one after the other. */
const browserTasks: readonly Task[] = [browserTask, vitestTask('other engines', 'engines', provideEngines)];

async function runInOrder(tasks: readonly Task[]): Promise<Counts[]> {
  const counts: Counts[] = [];
  for (const task of tasks) counts.push(await runTask(task));
  return counts;
}

/** Everything that CI runs. The last line holds the totals of all runners. */
export async function run(): Promise<number> {
  const started = performance.now();
  testAlone();
  await rm(resultsFolder, { recursive: true, force: true });
  console.log();
  const facts = await runTask(factsTask('test'));
  const lanes = await Promise.all([backendLane, otherLane].map(runInOrder));
  const browsers = await runInOrder(browserTasks);
  const total = sum([facts, ...lanes.flat(), ...browsers]);
  console.log(styleText('dim', `\n  ${seconds(performance.now() - started)} in all`));
  console.log(summary(total));
  return total.failed > 0 ? 1 : 0;
}
