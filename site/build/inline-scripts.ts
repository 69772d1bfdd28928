import { join } from 'node:path';
import type { Kit } from '@vakman/widgets/build/build-kit';
import { rolldown } from 'rolldown';
import type { BuildData } from '../src/page/build-data.ts';
import { speculationRules } from './speculation-rules.ts';

const folder = join(import.meta.dirname, '../src/scripts');

/** A script of the site as one line that can stand in a page. */
async function bundle(
  name: string,
  format: 'iife' | 'esm',
  { siteLoaderUrl, modules }: Kit,
): Promise<string> {
  const build = await rolldown({
    input: join(folder, name),
    platform: 'browser',
    logLevel: 'warn',
    transform: {
      define: {
        __LOADER__: JSON.stringify(siteLoaderUrl),
        __SELECTOR__: JSON.stringify(Object.keys(modules).join()),
      },
    },
  });
  const { output } = await build.generate({ format, minify: true });
  await build.close();
  return output[0].code.trim();
}

/** The inline scripts, each the same wherever it stands. */
export async function inlineScripts(kit: Kit): Promise<BuildData['scripts']> {
  const [beforePaint, home, inner] = await Promise.all([
    bundle('before-paint.ts', 'iife', kit),
    bundle('home-page.ts', 'esm', kit),
    bundle('inner-page.ts', 'esm', kit),
  ]);
  // So imported, it does not hold back the moment at which the page counts as loaded.
  const widgets = `import(${JSON.stringify(kit.siteLoaderUrl)})`;
  return { beforePaint, page: { home, inner }, widgets, speculationRules };
}

/** The texts of all inline scripts, for the hashes of a Content-Security-Policy. */
export function inlineTexts(scripts: BuildData['scripts']): string[] {
  const { beforePaint, page, widgets, speculationRules } = scripts;
  return [beforePaint, ...Object.values(page), widgets, speculationRules];
}
