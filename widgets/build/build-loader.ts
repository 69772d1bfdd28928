import { join } from 'node:path';
import { languages } from '@vakman/domain/languages/languages';
import { build, type Rolldown } from 'vite';
import { tagOf, widgets } from './widgets.ts';

interface BuildLoaderOptions {
  /** Files that every widget imports, to be fetched at the same time as the widget. */
  readonly shared: readonly string[];
  /** Stands before every file name; what a script of a module imports is found from there. */
  readonly base: string;
  /** Whether the build rendered the elements; others need their room kept until they are there. */
  readonly rendered: boolean;
}

/** The loader with everything it knows written into it. */
export async function buildLoader({ shared, base, rendered }: BuildLoaderOptions): Promise<string> {
  const room = widgets.map((widget) => {
    const pixels = widget.room === 'fixed' ? 0 : widget.room;
    return [tagOf(widget), rendered ? Number(pixels !== 0) : pixels];
  });
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      __BASE__: JSON.stringify(base),
      __LANGUAGES__: JSON.stringify(languages.join()),
      __RENDERED__: JSON.stringify(rendered),
      __SELECTOR__: JSON.stringify(widgets.map(tagOf).join()),
      __SHARED__: JSON.stringify(shared.map((file) => file.replace(/\.js$/, ''))),
      __WIDGETS__: JSON.stringify(Object.fromEntries(room)),
    },
    build: {
      write: false,
      target: 'es2022',
      reportCompressedSize: false,
      lib: { entry: join(import.meta.dirname, '../src/loader.ts'), formats: ['es'] },
      rolldownOptions: { output: { minify: true, comments: false } },
    },
  });
  const [{ output }] = result as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
