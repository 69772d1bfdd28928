import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { BuildData } from '../src/page/build-data.ts';

type OwnScripts = Pick<BuildData['scripts'], 'beforePaint' | 'afterParse' | 'messagingTooltip'>;

const folder = join(import.meta.dirname, '../src/scripts');

/** A script of the site as one line that can stand in a page. */
async function bundle(name: string, format: 'iife' | 'esm'): Promise<string> {
  const build = await rolldown({ input: join(folder, name), platform: 'browser', logLevel: 'warn' });
  const { output } = await build.generate({ format, minify: true });
  await build.close();
  return output[0].code.trim();
}

/** The site's own inline scripts, each the same wherever it stands. */
export async function inlineScripts(): Promise<OwnScripts> {
  const [beforePaint, afterParse, messagingTooltip] = await Promise.all([
    bundle('before-paint.ts', 'iife'),
    bundle('after-parse.ts', 'esm'),
    bundle('beside-messaging-button.ts', 'esm'),
  ]);
  return { beforePaint, afterParse, messagingTooltip };
}
