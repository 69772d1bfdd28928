import { join } from 'node:path';
import { holdFile } from '@vakman/supabase/local/hold-file';
import { SentenceError } from '../progress/sentence-error.ts';
import { root } from '../settings/settings.ts';

/**
 * Keeps a second `test` or `bench` from replacing what the first one looks at: they have their ports and folders in
 * common. Holds until the process ends.
 *
 * @param file stands for what they have in common.
 * @throws {SentenceError} while another process tests or measures.
 */
export function testAlone(file = join(root, 'dist/locks/test')): void {
  const hold = holdFile(file);
  if (hold.held) return;
  throw new SentenceError(
    `Process ${hold.holder} tests or measures in this checkout already, with the same ports and folders. ` +
      'Wait until it has ended, or use another checkout.',
  );
}
