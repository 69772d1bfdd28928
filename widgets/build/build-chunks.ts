import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { finishedStyles } from './finished-styles.ts';
import { tagOf, type WidgetSource } from './widgets.ts';

const widgetsFolder = join(import.meta.dirname, '..');

export interface Chunks {
  /** Files that all widgets import at once. */
  readonly shared: readonly string[];
  /** All files that a widget may ever import, itself included, by its tag. */
  readonly reached: Readonly<Record<string, readonly string[]>>;
}

/**
 * What every widget is made of: React, and what makes an element of a component. With it the few lines that several
 * widgets share: each in a file of its own they would cost a request, and more bytes than they have.
 */
const runtime =
  /[\\/](node_modules[\\/](react|react-dom|scheduler|@r2wc[\\/]core)|widgets[\\/]src[\\/](element|timing|ui[\\/]icon)|domain[\\/]src[\\/](languages|consent|services|stored-items|text[\\/]fill))[\\/.]|generated[\\/]addresses|rolldown[\\/]runtime/;

/** That once for all widgets, and each language with its facts. */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'runtime', test: runtime },
  { debugName: 'languages', name: languageChunk, test: (id: string) => languageChunk(id) !== null },
];

/** `quote-form.nl` for the words and facts of a widget in one language. */
function languageChunk(id: string): string | null {
  const words = /[\\/]src[\\/]([a-z-]+)[\\/]messages[\\/](\w\w)\.json/.exec(id);
  const facts = /[\\/]generated[\\/]([a-z-]+)\.(\w\w)\.ts/.exec(id);
  const [, widget, language] = words ?? facts ?? [];
  return widget ? `${widget}.${language}` : null;
}

/**
 * Builds every widget into one folder of ES modules: `<name>.js` defines the element, `<name>.<language>.js` holds its
 * words, `<name>.styles.js` its style for pages that were not rendered with it. Plain names, because the folder's own
 * name tells one content from another.
 */
export async function buildChunks(widgets: readonly WidgetSource[], outFolder: string): Promise<Chunks> {
  const result = await build({
    configFile: false,
    root: widgetsFolder,
    logLevel: 'warn',
    publicDir: false,
    // Whatever NODE_ENV says here, or JSX becomes calls that React has in development alone.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    plugins: [finishedStyles()],
    json: { namedExports: false },
    build: {
      outDir: outFolder,
      emptyOutDir: true,
      target: 'es2022',
      reportCompressedSize: false,
      license: { fileName: 'licenses.md' },
      // As a library, because Vite would otherwise add its preloader, which is larger than our loader.
      lib: {
        entry: Object.fromEntries(
          widgets.map(({ name }) => [name, join(widgetsFolder, `src/${name}/${name}.element.ts`)]),
        ),
        formats: ['es'],
      },
      rolldownOptions: {
        // So that later chunks use what the widget has, instead of sharing third files with it.
        preserveEntrySignatures: 'allow-extension',
        output: {
          minify: true,
          comments: false,
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          codeSplitting: { groups },
        },
      },
    },
  });
  const [{ output }] = result as [Rolldown.RolldownOutput];
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const entries = widgets.map(({ name }) => chunks.get(`${name}.js`));
  const [first, ...others] = entries.map((entry) => new Set(entry?.imports));
  return {
    shared: [...(first ?? [])].filter((file) => others.every((imports) => imports.has(file))),
    reached: Object.fromEntries(
      widgets.map((widget) => [tagOf(widget), reachedFrom(`${widget.name}.js`, chunks)]),
    ),
  };
}

/** A file and all that it imports, at once or later, and so on. */
function reachedFrom(file: string, chunks: ReadonlyMap<string, Rolldown.OutputChunk>): string[] {
  const reached = new Set([file]);
  // A set goes on to what is added to it on the way.
  for (const name of reached) {
    const chunk = chunks.get(name);
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]) reached.add(next);
  }
  return [...reached].sort();
}
