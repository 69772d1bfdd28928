// Plain JavaScript without static imports of newer Node parts, so that it also speaks on the Node
// versions that cannot run the rest.
import { fileURLToPath } from 'node:url';
import { installFault } from './runtime/install-check.mjs';

/** The commands, and the modules that run them. */
const modules = {
  start: './start/start.ts',
  dev: './dev/dev.ts',
  build: './build/build.ts',
  test: './test/test.ts',
  check: './check/check.ts',
  bench: '../tests/bench/bench.ts',
  storybook: './storybook/storybook.ts',
  new: './new/new.ts',
};
const names = Object.keys(modules);
const [name, ...rest] = process.argv.slice(2);

/** @param {string} sentence */
function stop(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

const fault = installFault(fileURLToPath(new URL('..', import.meta.url)), process.versions.node);
if (fault) stop(fault);
if (!name || !names.includes(name)) stop(`Unknown command "${name ?? ''}". There are: ${names.join(', ')}.`);

const { register } = await import('./runtime/hooks.mjs');
await register();
const { run } = await import(modules[/** @type {keyof typeof modules} */ (name)]);
try {
  process.exitCode = (await run(rest)) ?? 0;
} catch (error) {
  // Faults that a sentence explains carry this mark; all others show where they came from.
  if (error instanceof Error && 'forPeople' in error) stop(error.message);
  throw error;
}
