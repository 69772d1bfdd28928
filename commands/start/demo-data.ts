import { SentenceError } from '../progress/sentence-error.ts';
import type { Settings } from '../settings/settings.ts';

const option = '--demo-data';

/**
 * Whether the embedded backend is to be filled with requests and bookings.
 *
 * @throws {SentenceError} for a hosted project, which never gets them, and for words that `start` does not know.
 */
export function wantsDemoData(args: readonly string[], { hosted }: Pick<Settings, 'hosted'>): boolean {
  const unknown = args.find((arg) => arg !== option);
  if (unknown !== undefined)
    throw new SentenceError(`"start" does not know "${unknown}". There is: ${option}.`);
  const isWanted = args.includes(option);
  if (isWanted && hosted)
    throw new SentenceError(
      `${option} is for the embedded backend; a hosted project is not filled with people that there are not.`,
    );
  return isWanted;
}
