import { sum, summary } from '../tasks/counts.ts';
import { runTask } from '../tasks/task.ts';
import { unitProjects, vitestTask } from '../tasks/vitest-task.ts';
import { factsTask, staticChecks } from './checks.ts';

/** What can be known within seconds: format, lint, types and unit tests. */
export async function run(): Promise<number> {
  console.log();
  const facts = await runTask(factsTask('start'));
  const others = await Promise.all([...staticChecks, vitestTask('unit tests', unitProjects)].map(runTask));
  const total = sum([facts, ...others]);
  console.log(`\n${summary(total)}`);
  return total.failed > 0 ? 1 : 0;
}
