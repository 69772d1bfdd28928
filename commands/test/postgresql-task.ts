import { providePlpgsqlCheck } from '../provide/provide-plpgsql-check.ts';
import { providePostgresql } from '../provide/provide-postgresql.ts';
import { SentenceError } from '../progress/sentence-error.ts';
import type { Task } from '../tasks/task.ts';
import { vitestTask } from '../tasks/vitest-task.ts';

/**
 * Runs what takes many sessions at once to see. The embedded backend, which has one, proves all the rest; so a machine
 * that has no server and may not install one is told what to install, and has this counted as skipped.
 *
 * @param paths parts of the paths of the files that run; all without any.
 */
export function postgresqlTask(paths: readonly string[]): Task {
  const tests = vitestTask('tests on PostgreSQL', 'postgresql', { paths });
  return {
    name: tests.name,
    async run() {
      try {
        providePlpgsqlCheck(providePostgresql());
      } catch (error) {
        if (!(error instanceof SentenceError)) throw error;
        return { counts: { passed: 0, failed: 0, skipped: 1 }, output: error.message };
      }
      return tests.run();
    },
  };
}
