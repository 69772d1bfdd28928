import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFacts } from '@vakman/facts/write-facts';
import { findChromium } from '../provide/find-chromium.ts';
import { inTurn } from '../exclusive/in-turn.ts';
import { step } from '../progress/step.ts';
import { expectFreePorts } from '../serve/listen.ts';
import { portUses, readSettings } from '../settings/settings.ts';
import { createShutdown } from '../start/shutdown.ts';
import { storybookArguments } from './storybook-program.ts';

/** Serves the stories, and shows each change at once, until it is told to stop. */
export async function run(): Promise<number> {
  const settings = readSettings(process.env);
  await expectFreePorts(portUses(settings, ['storybook']));
  console.log();
  await step('facts', () => inTurn(() => writeFacts(settings.addresses)));
  const options = ['--port', String(settings.ports.storybook), '--exact-port', '--ci'];
  const storybook = spawn(process.execPath, storybookArguments('dev', options), {
    stdio: 'inherit',
    // For the tests that can be run from within.
    env: { CHROMIUM_PATH: findChromium(), ...process.env },
  });
  const ended = once(storybook, 'exit') as Promise<[number | null]>;
  const shutdown = createShutdown();
  shutdown.add(
    async () => {
      storybook.kill();
      await ended;
    },
    () => void storybook.kill('SIGKILL'),
  );
  const [exitCode] = await ended;
  return shutdown.asked() ? 0 : (exitCode ?? 1);
}
