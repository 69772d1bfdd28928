// Plain JavaScript, so that it also speaks on the Node versions that cannot run the rest.
import { existsSync } from 'node:fs';
import { register } from './runtime/hooks.mjs';

const names = ['start', 'dev', 'build', 'test', 'check', 'bench', 'new'];
const [name, ...rest] = process.argv.slice(2);

function stop(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

if (Number(process.versions.node.split('.')[0]) < 24) {
  stop(
    `This ran on Node ${process.versions.node}, but the project brings its own Node 24. ` +
      'The install did not finish: run "npx --yes pnpm@12.21.0 install", read its first error, and try again.',
  );
}

const needed = ['commands', 'content', 'domain', 'site', 'supabase', 'tests', 'tokens', 'widgets'];
const missing = needed.filter((folder) => !existsSync(new URL(`../${folder}/node_modules`, import.meta.url)));
if (missing.length > 0) {
  stop(
    `The install is not whole (nothing installed in: ${missing.join(', ')}). Run "npx --yes pnpm@12.21.0 install".`,
  );
}
if (!names.includes(name)) stop(`Unknown command "${name ?? ''}". There are: ${names.join(', ')}.`);

await register();
const { run } = await import(`./${name}/${name}.ts`);
process.exitCode = (await run(rest)) ?? 0;
