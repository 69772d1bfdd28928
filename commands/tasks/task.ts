import { styleText } from 'node:util';
import { seconds } from '../progress/step.ts';
import { oneFailed, onePassed, summary, type Counts } from './counts.ts';
import { runNode } from './run-program.ts';

export interface Outcome {
  readonly counts: Counts;
  /** Shown when something failed, or nothing ran. */
  readonly output: string;
}

/** One thing to check, with a name to print. */
export interface Task {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

const longWaitMs = 30_000;

/** A sentence for people by itself; of any other fault also where it came from. */
function whatItSays(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'forPeople' in error ? error.message : (error.stack ?? error.message);
}

/** Runs a task, prints a line with its result and time (and what it said, if it failed), and returns its counts. */
export async function runTask({ name, run }: Task): Promise<Counts> {
  const started = performance.now();
  const elapsed = () => seconds(performance.now() - started);
  const sign = setInterval(() => console.log(styleText('dim', `  … ${name} (${elapsed()})`)), longWaitMs);
  const { counts, output } = await run().catch((error: unknown) => ({
    counts: oneFailed,
    output: whatItSays(error),
  }));
  clearInterval(sign);
  const ran = counts.failed > 0 ? styleText('red', '✗') : styleText('green', '✓');
  const mark = counts.failed + counts.passed === 0 ? styleText('yellow', '–') : ran;
  console.log(`  ${mark} ${name.padEnd(24)} ${elapsed().padStart(8)}   ${styleText('dim', summary(counts))}`);
  if (counts.failed > 0 || counts.passed === 0) console.log(`\n${output.trimEnd()}\n`);
  return counts;
}

/** A program that is right when it ends with 0. */
export function programTask(name: string, args: readonly string[]): Task {
  return {
    name,
    async run() {
      const { exitCode, output } = await runNode(args);
      return { counts: exitCode === 0 ? onePassed : oneFailed, output };
    },
  };
}
