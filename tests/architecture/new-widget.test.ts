import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { languages } from '@vakman/domain/languages/languages';
import { root } from '@vakman/commands/settings/settings.ts';
import { unitProjects } from '@vakman/commands/tasks/vitest-task.ts';
import { nameFault } from '@vakman/commands/new/widget.names.ts';
import { widgets } from '@vakman/widgets/build/widgets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject } from '../claims/copy-project.ts';

describe('a new widget', () => {
  let copy = '';
  let said = '';
  const read = (path: string) => readFileSync(join(copy, path), 'utf8');
  /** Resolves with what a program prints in the copy, and rejects with it where the program fails. */
  const runNode = async (...args: readonly string[]) => {
    const environment = { ...process.env, NODE_ENV: 'production' };
    try {
      return (await promisify(execFile)(process.execPath, args, { cwd: copy, env: environment })).stdout;
    } catch (error) {
      const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
      throw new Error(stdout + stderr, { cause: error });
    }
  };

  beforeAll(async () => {
    copy = copyProject(root);
    said = await runNode('commands/run.mjs', 'new', 'widget', 'price-list');
  }, 60_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

  test('has its files, and is told what remains to be written', () => {
    const folder = 'widgets/src/price-list';
    for (const kind of ['definition.ts', 'props.ts', 'tsx', 'css', 'widget.ts', 'test.tsx']) {
      expect(said).toContain(`${folder}/price-list.${kind}\n`);
    }
    for (const language of languages) expect(said).toContain(`${folder}/messages/${language}.json\n`);
  });

  test('is in all that is made of the records', () => {
    for (const module of ['widget-records', 'rendered-widgets']) {
      const text = read(`widgets/generated/${module}.ts`);
      expect(text).toContain("'vakman-price-list':");
      for (const { name } of widgets) expect(text).toContain(`'vakman-${name}':`);
    }
    expect(read('widgets/generated/offered-widgets.ts')).not.toContain('price-list');
    expect(read('docs/embedding.md')).toContain('### `vakman-price-list`');
  });

  test('is told to hosts anew once its source says something else', async () => {
    const props = 'widgets/src/price-list/price-list.props.ts';
    const before = read(props);
    writeFileSync(join(copy, props), before.replace('Leaves out the title', 'Shows no title'));
    await runNode('commands/run.mjs', 'new', 'tables');
    expect(read('docs/embedding.md')).toContain('Shows no title');
    writeFileSync(join(copy, props), before);
    await runNode('commands/run.mjs', 'new', 'tables');
    expect(read('docs/embedding.md')).not.toContain('Shows no title');
  });

  test('is right for types and format', async () => {
    // All that is new, and what it imports; the rest of the project is as it was.
    const include = [
      'widgets/src/price-list',
      'widgets/generated',
      'stories/**/*.d.ts',
      'widgets/src/**/*.d.ts',
      'stories/widgets/price-list.stories.tsx',
    ];
    writeFileSync(
      join(copy, 'tsconfig.new.json'),
      JSON.stringify({ extends: './tsconfig.json', include, exclude: [] }),
    );
    await runNode('node_modules/typescript/bin/tsc', '--project', 'tsconfig.new.json');
    await runNode('node_modules/oxfmt/bin/oxfmt', '--check', 'widgets', 'stories', 'docs');
  });

  test('passes its own tests, and those of what is written of every widget', async () => {
    const files = [
      'widgets/src/price-list',
      'widgets/build/widget-modules',
      'widgets/build/package',
      'widgets/build/description',
    ];
    const report = join(copy, 'dist/new-widget.json');
    const projects = unitProjects.map((project) => `--project=${project}`);
    const program = ['node_modules/vitest/vitest.mjs', 'run', ...projects, '--reporter=json'];
    await runNode(...program, `--outputFile=${report}`, ...files);
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      readonly testResults: readonly { readonly name: string; readonly status: string }[];
    };
    expect(testResults.filter(({ status }) => status !== 'passed')).toEqual([]);
    expect(testResults.map(({ name }) => name.slice(copy.length + 1)).toSorted()).toEqual([
      'widgets/build/description/describe-widget.test.ts',
      'widgets/build/package/widget-tables.test.ts',
      'widgets/build/widget-modules.test.ts',
      'widgets/src/price-list/price-list.test.tsx',
    ]);
  });
});

test.each<readonly [name: string, reason: string]>([
  ['', 'no name'],
  ['Price', 'no name'],
  ['../price', 'no name'],
  ['price--list', 'no name'],
  ['class', 'means something'],
  ['map', 'means something'],
  ['constructor', 'means something'],
  ['to-string', 'means something'],
  ['runtime', 'a file of the kit'],
  ['facts', 'a file of the kit'],
  ['form', 'there already'],
  ['loader', 'a file of the kit'],
  ['added-elements', 'there already'],
  ...widgets.map(({ name }) => [name, 'there already'] as const),
])('"%s" is refused: %s', (name, reason) => {
  expect(nameFault(name, root)).toContain(reason);
});

test('another name is not refused', () => {
  expect(nameFault('price-list', root)).toBeUndefined();
  expect(nameFault('bell', root)).toBeUndefined();
});
