import { build, type Plugin, type Rolldown } from 'vite';
import { minifyStyles } from '../src/rendering/minify-styles.ts';

/**
 * Replaces the modules that put style sheets together (`<widget>.styles.ts`) by the text that comes out, so that no
 * browser has to compute the tokens again.
 */
export function finishedStyles(): Plugin {
  return {
    name: 'finished-styles',
    enforce: 'pre',
    load: {
      filter: { id: /\.styles\.ts$/ },
      async handler(id) {
        const styles = await evaluated(id);
        return Object.entries(styles)
          .map(([name, text]) => `export const ${name} = ${JSON.stringify(minifyStyles(text))};`)
          .join('\n');
      },
    },
  };
}

/** Exports of a module, bundled with its style sheets by themselves and then run. */
async function evaluated(id: string): Promise<Record<string, string>> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, minify: false, lib: { entry: id, formats: ['es'] } },
  });
  const [{ output }] = result as [Rolldown.RolldownOutput];
  const url = `data:text/javascript,${encodeURIComponent(output[0].code)}`;
  return (await import(/* @vite-ignore */ url)) as Record<string, string>;
}
