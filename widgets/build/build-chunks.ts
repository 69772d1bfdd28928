import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { finishedStyles } from './finished-styles.ts';
import type { WidgetSource } from './widgets.ts';

const widgetsFolder = join(import.meta.dirname, '..');

/** Folders of what every widget is made of: React, and what makes an element of a component. */
const runtime =
  /[\\/](node_modules[\\/](react|react-dom|scheduler|@r2wc[\\/]core)|widgets[\\/]src[\\/]element|domain[\\/]src[\\/]languages)[\\/]/;

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
 * name tells one content from another. Answers with the files that all widgets import at once.
 */
export async function buildChunks(widgets: readonly WidgetSource[], outFolder: string): Promise<string[]> {
  const result = await build({
    configFile: false,
    root: widgetsFolder,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
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
  const entries = output.filter((file) => file.type === 'chunk' && file.isEntry) as Rolldown.OutputChunk[];
  const [first, ...others] = entries.map(({ imports }) => new Set(imports));
  return [...(first ?? [])].filter((file) => others.every((imports) => imports.has(file)));
}
