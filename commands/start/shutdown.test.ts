import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const module = JSON.stringify(new URL('shutdown.ts', import.meta.url).href);

/** Runs a program that starts two parts, the second of which closes only when `closes` says so. */
async function running(closes: string) {
  const program = `
    import { createShutdown } from ${module};
    const shutdown = createShutdown();
    shutdown.add(async () => console.log('first closed'));
    shutdown.add(async () => { ${closes} }, () => console.log('second forced'));
    setInterval(() => {}, 1000);
    console.log('ready');
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  const says = async (word: string) => {
    while (!output.includes(word)) await once(child.stdout, 'data');
  };
  await says('ready');
  return { child, says, output: () => output };
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends all parts, last first', async (signal) => {
  const { child, output } = await running("console.log('second closed')");
  child.kill(signal);
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(output()).toMatch(/second closed\nfirst closed\n$/);
});

test('a second signal does not wait for what does not end', async () => {
  const { child, says, output } = await running('await new Promise(() => {})');
  child.kill('SIGINT');
  await says('Stopping');
  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(output()).toMatch(/second forced\n$/);
});
