import { join } from 'node:path';
import type { Kit } from '@vakman/widgets/build/build-kit';
import { rolldown } from 'rolldown';
import type { BuildData } from '../src/page/build-data.ts';
import { speculationRules } from './speculation-rules.ts';

const folder = join(import.meta.dirname, '../src/scripts');

/** A script of the site as one line that can stand in a page. */
async function bundle(name: string, format: 'iife' | 'esm', loaderUrl: string): Promise<string> {
  const build = await rolldown({
    input: join(folder, name),
    platform: 'browser',
    logLevel: 'warn',
    transform: { define: { __LOADER__: JSON.stringify(loaderUrl) } },
  });
  const { output } = await build.generate({ format, minify: true });
  await build.close();
  return output[0].code.trim();
}

/** The inline scripts, each the same wherever it stands. */
export async function inlineScripts({ inlineLoader, loaderUrl }: Kit): Promise<BuildData['scripts']> {
  const [beforePaint, home, inner] = await Promise.all([
    bundle('before-paint.ts', 'iife', loaderUrl),
    bundle('home-page.ts', 'esm', loaderUrl),
    bundle('inner-page.ts', 'esm', loaderUrl),
  ]);
  return {
    beforePaint,
    page: {
      // One script for both, each in a block, so that their short names do not meet.
      home: `{${home}}{${inlineLoader}}`,
      inner,
      withWidgets: `{${inner}}{${inlineLoader}}`,
    },
    speculationRules,
  };
}

/** The texts of all inline scripts, for the hashes of a Content-Security-Policy. */
export function inlineTexts({ beforePaint, page, speculationRules }: BuildData['scripts']): string[] {
  return [beforePaint, ...Object.values(page), speculationRules];
}
