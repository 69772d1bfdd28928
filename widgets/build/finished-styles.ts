import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { minifyStyles } from '../src/element/minify-styles.ts';

/**
 * Replaces the modules that put style sheets together (`<widget>.styles.ts`) by the text that comes out: the tokens need
 * not be computed again in every browser. Node must know `?inline` style sheets.
 */
export function finishedStyles(): Plugin {
  return {
    name: 'finished-styles',
    enforce: 'pre',
    load: {
      filter: { id: /\.styles\.ts$/ },
      async handler(id) {
        const styles = (await import(pathToFileURL(id).href)) as Record<string, string>;
        return Object.entries(styles)
          .map(([name, text]) => `export const ${name} = ${JSON.stringify(minifyStyles(text))};`)
          .join('\n');
      },
    },
  };
}
