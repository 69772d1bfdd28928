import { join } from 'node:path';
import { languages } from '@vakman/domain/languages/languages';
import { comesWhenAsked, isRendered, standsAbove } from '../src/element/room-code.ts';
import type { WidgetRecord } from '../src/element/widget-record.ts';
import { build, type Plugin, type Rolldown } from 'vite';
import { tagOf } from './widget-names.ts';
import { widgets } from './widgets.ts';

interface BuildLoaderOptions {
  /** Files that every widget imports, to be fetched at the same time as the widget. */
  readonly shared: readonly string[];
  /** Others that one widget imports, by its name. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** Stands before every file name; what a script of a module imports is found from there. */
  readonly base: string;
  /** Whether the build rendered the elements; others need their room kept until they are there. */
  readonly rendered: boolean;
  /** Names of files beside the loader that a bundler is to find in it; then it needs no `base`. */
  readonly bundled?: readonly string[];
}

/** Takes the place of the module that computes the address of a file, which no bundler understands. */
function importsWrittenOut(names: readonly string[]): Plugin {
  const entries = names.map((name) => `${JSON.stringify(name)}: () => import('./${name}.js')`);
  return {
    name: 'imports-written-out',
    enforce: 'pre',
    load: {
      filter: { id: /[\\/]import-file\.ts$/ },
      handler: () =>
        `const files = { ${entries.join(', ')} };\nexport const importFile = (name) => files[name]();`,
    },
  };
}

function told(room: WidgetRecord['room'], rendered: boolean) {
  if (room === 'asked') return comesWhenAsked;
  if (room === 'fixed') return standsAbove;
  return rendered ? isRendered : room;
}

const nameOf = (file: string) => file.replace(/\.js$/, '');

/** The loader with everything it knows written into it. */
export async function buildLoader(options: BuildLoaderOptions): Promise<string> {
  const { shared, parts, base, rendered, bundled = [] } = options;
  const room = widgets.map((widget) => [tagOf(widget), told(widget.room, rendered)]);
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: bundled.length > 0 ? [importsWrittenOut(bundled)] : [],
    define: {
      __BASE__: JSON.stringify(base),
      __LANGUAGES__: JSON.stringify(languages.join()),
      __PARTS__: JSON.stringify(
        Object.fromEntries(Object.entries(parts).map(([name, files]) => [name, files.map(nameOf)])),
      ),
      __RENDERED__: JSON.stringify(rendered),
      __SHARED__: JSON.stringify(shared.map(nameOf)),
      __WIDGETS__: JSON.stringify(Object.fromEntries(room)),
    },
    build: {
      write: false,
      target: 'es2022',
      reportCompressedSize: false,
      // A page may also name it as a plain script, whose names would be those of the whole page.
      lib: {
        entry: join(import.meta.dirname, '../src/loader.ts'),
        name: 'vakman',
        ...(bundled.length > 0 ? { formats: ['es'] } : { formats: ['iife'] }),
      },
      rolldownOptions: {
        optimization: { inlineConst: true },
        external: bundled.map((name) => `./${name}.js`),
        output: { minify: true, comments: false },
      },
    },
  });
  const [{ output }] = result as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
