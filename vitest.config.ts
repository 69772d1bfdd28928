import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { defineConfig } from 'vitest/config';

/** Two cores share many things at once; a slow machine is no fault. */
const testTimeout = 30_000;
/** What comes by itself a moment later may come late there too; a second, as by default, is too short. */
const patient = { poll: { timeout: 20_000 } } as const;

const exclude = ['**/node_modules/**', '**/generated/**'];

const unitTests = [
  '{commands,content,dashboard,domain,facts,site,tokens,widgets}/**/*.test.{ts,tsx}',
  'supabase/{client,functions}/**/*.test.{ts,tsx}',
  'tests/{architecture,bench,content}/**/*.test.ts',
];

/** What a test changes that all files of its process share: a document, modules, globals, the clock. */
const changesShared = /@vitest-environment|vi\.(mock|doMock|stub\w+|spyOn|useFakeTimers)\(|process\.env\b/;
const aloneTests = globSync(unitTests, { exclude }).filter((file) =>
  changesShared.test(readFileSync(file, 'utf8')),
);

const { project: chosen } = parseArgs({
  strict: false,
  options: { project: { type: 'string', multiple: true } },
}).values;

/** One project for each way of running, so that `check` can stay fast and `test` can run each where it fits. */
export default defineConfig({
  test: {
    // What the embedded backend prints of each refusal, which is what its tests provoke, and the log of the functions.
    onConsoleLog: (text) => !/^(refused by the database|Storage error|\{"event":)/.test(text),
    projects: [
      {
        test: {
          name: 'unit',
          include: unitTests,
          exclude: [...exclude, ...aloneTests],
          // Files in one process share what they load: the content, the templates, the schemas.
          isolate: false,
          testTimeout,
          expect: patient,
        },
      },
      {
        test: { name: 'unit-alone', include: aloneTests, exclude, testTimeout, expect: patient },
      },
      {
        test: {
          name: 'backend',
          include: [
            'supabase/local/**/*.test.ts',
            'tests/{database,deploying,functions,real-services}/**/*.test.ts',
          ],
          exclude,
          // Files in one process share what they load; each starts a backend of its own.
          isolate: false,
          // Some send ten thousand payloads, on a machine that does other things too.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: patient,
        },
      },
      {
        // What takes many sessions at once, on a PostgreSQL server of its own.
        test: {
          name: 'postgresql',
          include: ['tests/postgresql/**/*.test.ts'],
          exclude,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patient,
        },
      },
      {
        // Looks at what was built into dist/test-site; its pages are read and parsed once for all files.
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          exclude,
          isolate: false,
          fileParallelism: false,
          // Three runners share the cores at the beginning, and one looks at every page of a language.
          testTimeout: 120_000,
        },
      },
      {
        // Changes what the firm claims in a copy, and runs the tests of two projects there.
        test: {
          name: 'claims',
          include: ['tests/claims/*.test.ts'],
          exclude,
          testTimeout: 900_000,
          hookTimeout: 300_000,
        },
      },
      {
        // Every widget in Firefox and WebKitGTK, on the built product.
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          exclude,
          globalSetup: 'tests/support/stack/stack.setup.ts',
          // As in the browser tests: one second attempt, on a machine that does other things too.
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patient,
        },
      },
      // Every story, in Chromium. What it extends takes seconds to load, for which no other project should wait.
      ...(chosen === undefined || chosen.includes('stories')
        ? [{ extends: './stories/vitest.config.ts', test: { name: 'stories' } }]
        : []),
    ],
  },
});
