import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inTurn } from '../exclusive/in-turn.ts';
import { SentenceError } from '../progress/sentence-error.ts';
import { readSettings, root } from '../settings/settings.ts';
import { runNode } from '../tasks/run-program.ts';
import { writeTables } from './tables.ts';
import { widgetFiles } from './widget.files.ts';
import { nameFault } from './widget.names.ts';
import { widgetReport } from './widget.report.ts';

async function writeGenerated(): Promise<void> {
  const { writeFacts } = await import('@vakman/facts/write-facts');
  const { addresses } = readSettings(process.env);
  await inTurn(() => writeFacts(addresses));
}

/** Writes a widget that works and says nothing yet, and tells what remains to be written. */
export async function run([name = '']: readonly string[]): Promise<number> {
  const fault = nameFault(name, root);
  if (fault) throw new SentenceError(fault);
  const files = widgetFiles(name);
  for (const [path, text] of files) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), text, { flag: 'wx' });
  }
  await writeTables();
  const format = await runNode(['node_modules/oxfmt/bin/oxfmt', ...files.keys()]);
  if (format.exitCode !== 0) throw new Error(format.output);
  await writeGenerated();
  console.log(widgetReport(name, [...files.keys()]));
  return 0;
}
