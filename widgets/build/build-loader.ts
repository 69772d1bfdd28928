import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { WidgetModules } from './build-chunks.ts';

interface BuildLoaderOptions {
  readonly modules: Readonly<Record<string, WidgetModules>>;
  /** Stands before every file name; what a script of a module imports is found from there. */
  readonly base: string;
  /** Whether the build rendered the elements; others need their style sheet, and their room kept until they are there. */
  readonly rendered: boolean;
}

/** The loader with everything it knows written into it. */
export async function buildLoader(options: BuildLoaderOptions): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      __BASE__: JSON.stringify(options.base),
      __WIDGETS__: JSON.stringify(loaderWidgets(options)),
      __RENDERED__: JSON.stringify(options.rendered),
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

function loaderWidgets({ modules, rendered }: BuildLoaderOptions) {
  return Object.fromEntries(
    Object.entries(modules).map(([tag, { entry, imports, languages, styles, room }]) => [
      tag,
      { files: [entry, ...imports, ...(rendered ? [] : [styles])], languages, room },
    ]),
  );
}
