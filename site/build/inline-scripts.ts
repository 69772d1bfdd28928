import type { Kit } from '@vakman/widgets/build/build-kit';
import type { BuildData } from '../src/page/build-data.ts';
import { bundleScript } from './bundle-script.ts';
import { speculationRules } from './speculation-rules.ts';

/**
 * The inline scripts, each the same wherever it stands.
 *
 * @param estimator path of the script that works out a price.
 * @param languageOffer path of the script that offers a page in the visitor's language.
 */
export async function inlineScripts(
  kit: Kit,
  estimator: string,
  languageOffer: string,
): Promise<BuildData['scripts']> {
  const define = { __LOADER__: kit.siteLoaderUrl, __ESTIMATOR__: estimator };
  const [beforePaint, home, inner] = await Promise.all([
    bundleScript({ name: 'before-paint.ts', format: 'iife', define: { __LANGUAGE_OFFER__: languageOffer } }),
    bundleScript({ name: 'home-page.ts', format: 'esm', define }),
    bundleScript({ name: 'inner-page.ts', format: 'esm', define }),
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
