import { join } from 'node:path';
import { root } from '../settings/settings.ts';

const program = join(root, 'stories/node_modules/storybook/dist/bin/dispatcher.js');

/** Arguments for Node that run a command of Storybook on the stories; it asks nothing and tells nobody. */
export function storybookArguments(command: 'dev' | 'build', options: readonly string[]): string[] {
  const own = ['--config-dir', join(root, 'stories/.storybook'), '--disable-telemetry'];
  return [program, command, ...own, ...options];
}
