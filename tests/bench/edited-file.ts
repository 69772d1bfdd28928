import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Lends out a file for edits, and puts back what was in it, whatever happens: a fault, or somebody who ends the bench.
 *
 * @param work gets a function that replaces words of the file as it was.
 */
export async function withEditedFile<Result>(
  file: string,
  work: (replace: (words: string, others: string) => void) => Promise<Result>,
): Promise<Result> {
  const before = readFileSync(file, 'utf8');
  const putBack = () => writeFileSync(file, before);
  const end = () => {
    putBack();
    process.exit(1);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, end);
  try {
    return await work((words, others) => {
      if (!before.includes(words)) throw new Error(`${file} has no "${words}"`);
      writeFileSync(
        file,
        before.replace(words, () => others),
      );
    });
  } finally {
    putBack();
    for (const signal of signals) process.removeListener(signal, end);
  }
}
