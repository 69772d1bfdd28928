import { SentenceError } from '../progress/sentence-error.ts';
import { runNode } from '../tasks/run-program.ts';
import { storybookArguments } from './storybook-program.ts';

/**
 * Builds all stories into a folder of static files; needs the generated facts.
 *
 * @throws {SentenceError} with all that Storybook said.
 */
export async function buildStorybook(outFolder: string): Promise<void> {
  const { exitCode, output } = await runNode(storybookArguments('build', ['--output-dir', outFolder]));
  if (exitCode !== 0) throw new SentenceError(`Storybook was not built.\n\n${output}`);
}
