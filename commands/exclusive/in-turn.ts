import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { styleText } from 'node:util';
import { holdFile } from '@vakman/supabase/local/hold-file';
import { root } from '../settings/settings.ts';

const shared = join(root, 'dist/locks/build');
const pauseMs = 100;

/**
 * Does what reads or writes the files that all commands of a checkout share, such as the generated facts, while no other
 * process does: each build sees the addresses that it was given, whatever is built beside it. Waits as long as it takes.
 * Not to be called from within itself.
 *
 * @param file stands for what is shared.
 */
export async function inTurn<Result>(work: () => Promise<Result>, file = shared): Promise<Result> {
  let hold = holdFile(file);
  if (!hold.held) {
    console.log(styleText('dim', `  … until process ${hold.holder} has built what it builds here`));
  }
  while (!hold.held) {
    await setTimeout(pauseMs);
    hold = holdFile(file);
  }
  try {
    return await work();
  } finally {
    hold.release();
  }
}
