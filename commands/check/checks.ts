import { checkFunctions } from '@vakman/supabase/check-functions/check-functions';
import { writeFacts } from '@vakman/facts/write-facts';
import { inTurn } from '../exclusive/in-turn.ts';
import { readSettings } from '../settings/settings.ts';
import { oneFailed, onePassed } from '../tasks/counts.ts';
import { programTask, type Task } from '../tasks/task.ts';

/** Writes the generated files, which types and tests need. */
export function factsTask(purpose: 'start' | 'test'): Task {
  return {
    name: 'facts',
    async run() {
      const { addresses } = readSettings(process.env, purpose);
      await inTurn(() => writeFacts(addresses));
      return { counts: onePassed, output: '' };
    },
  };
}

/** What needs nothing built and nothing running. */
export const staticChecks: readonly Task[] = [
  programTask('format', ['node_modules/oxfmt/bin/oxfmt', '--check']),
  programTask('lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings']),
  programTask('types', ['node_modules/typescript/bin/tsc', '--noEmit']),
];

/** The functions as their host reads them; needs the generated files. */
export const functionsTask: Task = {
  name: 'functions in Deno',
  async run() {
    return { counts: (await checkFunctions()) === 0 ? onePassed : oneFailed, output: '' };
  },
};
