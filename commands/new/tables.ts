import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../settings/settings.ts';
import { runNode } from '../tasks/run-program.ts';

/** Tells hosts of every widget there is. */
const hostsPage = 'docs/embedding.md';

/** Writes the tables of `docs/embedding.md` anew from the source of the widgets. */
export async function writeTables(): Promise<void> {
  // Only now: what reads the widgets reads them once.
  const { widgets } = await import('@vakman/widgets/build/widgets');
  const { describeWidget } = await import('@vakman/widgets/build/description/describe-widget');
  const { widgetTables, withTables } = await import('@vakman/widgets/build/package/widget-tables');
  const tables = widgetTables(widgets.map((widget) => describeWidget(widget)));
  const page = await readFile(join(root, hostsPage), 'utf8');
  await writeFile(join(root, hostsPage), withTables(page, tables));
  const format = await runNode(['node_modules/oxfmt/bin/oxfmt', hostsPage]);
  if (format.exitCode !== 0) throw new Error(format.output);
}

/** Writes them, and says so. */
export async function run(): Promise<number> {
  await writeTables();
  console.log(`\n${hostsPage} tells of the widgets what their source says.\n`);
  return 0;
}
