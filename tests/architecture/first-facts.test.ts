import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from '@vakman/commands/settings/settings.ts';

/** Imports a module where nothing has been generated yet, as in a fresh checkout. */
const importAlone = (module: string) =>
  promisify(execFile)(
    process.execPath,
    [
      '--import',
      './commands/runtime/register-hooks.mjs',
      '--input-type=module',
      '--eval',
      `import { registerHooks } from 'node:module';
       registerHooks({ load(url, context, next) {
         if (/\\/generated\\//.test(url)) throw new Error('generated: ' + url);
         return next(url, context);
       } });
       await import(${JSON.stringify(module)});`,
    ],
    { cwd: root },
  );

test.each([
  'start/start',
  'dev/dev',
  'build/build',
  'test/test',
  'check/check',
  'storybook/storybook',
  'new/new',
])('the command %s, which writes the facts, needs none of them to begin', async (module) => {
  await expect(importAlone(`./commands/${module}.ts`)).resolves.toMatchObject({ stderr: '' });
});
