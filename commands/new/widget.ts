import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inTurn } from '../exclusive/in-turn.ts';
import { SentenceError } from '../progress/sentence-error.ts';
import { readSettings, root } from '../settings/settings.ts';
import { runNode } from '../tasks/run-program.ts';
import { widgetFiles } from './widget.files.ts';
import { nameFault } from './widget.names.ts';
import { widgetReport } from './widget.report.ts';

/** Tells hosts of every widget there is. */
const hostsPage = 'docs/embedding.md';

async function tellHosts(): Promise<void> {
  // Only now: what reads the widgets reads them once.
  const { widgets } = await import('@vakman/widgets/build/widgets');
  const { describeWidget } = await import('@vakman/widgets/build/description/describe-widget');
  const { widgetTables, withTables } = await import('@vakman/widgets/build/package/widget-tables');
  const tables = widgetTables(widgets.map((widget) => describeWidget(widget)));
  const page = await readFile(join(root, hostsPage), 'utf8');
  await writeFile(join(root, hostsPage), withTables(page, tables));
}

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
  await tellHosts();
  const format = await runNode(['node_modules/oxfmt/bin/oxfmt', ...files.keys(), hostsPage]);
  if (format.exitCode !== 0) throw new Error(format.output);
  await writeGenerated();
  console.log(widgetReport(name, [...files.keys()]));
  return 0;
}
