import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSettings } from '@vakman/commands/settings/settings.ts';

/** All that the backend and its functions wrote down so far. */
export const backendLog = () =>
  readFile(join(readSettings(process.env, 'test').dataFolder, 'backend.log'), 'utf8');
