import { readFileSync } from 'node:fs';
import { languages } from '@vakman/domain/languages/languages';
import { expect, test } from 'vitest';
import { describeWidget } from '../description/describe-widget.ts';
import { widgets } from '../widgets.ts';
import { widgetTables, withTables } from './widget-tables.ts';

/** Tables without what only makes their columns straight. */
const narrow = (text: string) => text.replaceAll(/-{3,}/g, '---').replaceAll(/ {2,}/g, ' ');

test('docs/embedding.md tells of the widgets what their source says', () => {
  const page = readFileSync(new URL('../../../docs/embedding.md', import.meta.url), 'utf8');
  const tables = widgetTables(widgets.map((widget) => describeWidget(widget)));
  expect(narrow(page), '`pnpm new tables` writes them').toBe(narrow(withTables(page, tables)));
});

test('hosts are told of every language', () => {
  const tables = widgetTables(widgets.map((widget) => describeWidget(widget)));
  const told = /Language of the widget: ([^.]*)\./.exec(tables)?.[1] ?? '';
  expect([...told.matchAll(/`(\w+)`/g)].map(([, code]) => code)).toEqual([...languages]);
});
