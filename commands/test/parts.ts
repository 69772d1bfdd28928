import { factsTask, functionsTask, staticChecks } from '../check/checks.ts';
import { provideHeadlessChromium } from '../provide/provide-chromium.ts';
import { provideEngines } from '../provide/provide-engines.ts';
import { SentenceError } from '../progress/sentence-error.ts';
import { programTask, runTask, type Task } from '../tasks/task.ts';
import { unitProjects, vitestTask } from '../tasks/vitest-task.ts';
import { browserTask } from './browser-task.ts';
import { postgresqlTask } from './postgresql-task.ts';
import type { Job } from './queue.ts';

interface Part {
  /** @param paths parts of the paths of the test files that run; all without any. */
  readonly tasks: (paths: readonly string[]) => readonly Task[];
  /** Looks at what is built, or uses what the build leaves. */
  readonly looksAtBuild?: true;
  /** Starts the product, on ports of which there is one set, and keeps two cores busy. */
  readonly startsProduct?: true;
}

/** The parts of a test run, in the order in which they begin: the longest first, then what needs both cores. */
const parts: Readonly<Record<string, Part>> = {
  backend: { tasks: (paths) => [vitestTask('backend tests', 'backend', { paths })] },
  // Its copy of the project takes over the pictures that the build made.
  claims: { tasks: (paths) => [vitestTask('changed claims', 'claims', { paths })], looksAtBuild: true },
  site: { tasks: (paths) => [vitestTask('site tests', 'site', { paths })], looksAtBuild: true },
  unit: { tasks: (paths) => [vitestTask('unit tests', unitProjects, { paths })] },
  postgresql: { tasks: (paths) => [postgresqlTask(paths)] },
  stories: {
    tasks: (paths) => [
      vitestTask('stories', 'stories', {
        paths,
        environment: () => ({ CHROMIUM_PATH: provideHeadlessChromium() }),
      }),
    ],
  },
  static: { tasks: () => [...staticChecks, functionsTask] },
  browser: { tasks: (paths) => [browserTask(paths)], looksAtBuild: true, startsProduct: true },
  engines: {
    tasks: (paths) => [vitestTask('other engines', 'engines', { paths, environment: provideEngines })],
    looksAtBuild: true,
    startsProduct: true,
  },
};

/**
 * What `pnpm test` has to do.
 *
 * @param args name of one part, and after it parts of the paths of its test files; everything without any.
 * @throws {SentenceError} that names the parts, for one that there is not.
 */
export function jobsFor([name, ...paths]: readonly string[]): Job[] {
  const job = (task: Task, more: Omit<Job, 'run'> = {}): Job => ({ run: () => runTask(task), ...more });
  const chosen = name === undefined ? Object.values(parts) : [partNamed(name)];
  const facts = job(factsTask('test'));
  const build = job(programTask('build', ['commands/run.mjs', 'build', '--test']), { after: [facts] });
  const needsBuild = chosen.some(({ looksAtBuild }) => looksAtBuild);
  return [
    facts,
    ...(needsBuild ? [build] : []),
    ...chosen.flatMap(({ tasks, looksAtBuild, startsProduct }) =>
      tasks(paths).map((task) =>
        job(task, { after: [looksAtBuild ? build : facts], ...(startsProduct && { cores: 2 }) }),
      ),
    ),
  ];
}

function partNamed(name: string): Part {
  const part = parts[name];
  if (part) return part;
  throw new SentenceError(`There is no part "${name}". There are: ${Object.keys(parts).join(', ')}.`);
}
