import { join } from 'node:path';
import { languages, type Language } from '@vakman/domain/languages/languages';
import { build, type Rolldown } from 'vite';
import { finishedStyles } from './finished-styles.ts';
import type { WidgetSource } from './widgets.ts';

/** Files of a widget, by their names in the folder of the version. */
export interface WidgetModules {
  readonly entry: string;
  /** What the entry imports, to be fetched at the same time. */
  readonly imports: readonly string[];
  readonly languages: Readonly<Record<Language, string>>;
  /** Only for elements that the build did not render. */
  readonly styles: string;
  readonly room: WidgetSource['room'];
}

const widgetsFolder = join(import.meta.dirname, '..');

/** React once for all widgets (with the bundler's few lines that everything needs), and each language with its facts. */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/ },
  { debugName: 'languages', name: languageChunk, test: (id: string) => languageChunk(id) !== null },
];

/** `quote-form.nl` for the words and facts of a widget in one language. */
function languageChunk(id: string): string | null {
  const words = /[\\/]src[\\/]([a-z-]+)[\\/]messages[\\/](\w\w)\.json/.exec(id);
  if (words) return `${words[1]}.${words[2]}`;
  const facts = /[\\/]generated[\\/]facts\.(\w\w)\.ts/.exec(id);
  return facts ? `quote-form.${facts[1]}` : null;
}

/** Builds every widget into one folder of ES modules and answers with their names, by tag. */
export async function buildChunks(
  widgets: readonly WidgetSource[],
  outFolder: string,
): Promise<Record<string, WidgetModules>> {
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
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: { groups },
        },
      },
    },
  });
  const [{ output }] = result as [Rolldown.RolldownOutput];
  const chunks = output.filter((file) => file.type === 'chunk');
  return Object.fromEntries(widgets.map((widget) => [widget.tag, modulesOf(widget, chunks)]));
}

function modulesOf({ name, room }: WidgetSource, chunks: readonly Rolldown.OutputChunk[]): WidgetModules {
  const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
  if (!entry) throw new Error(`The build made no module of ${name}`);
  const fileOf = (part: string) => {
    const chunk = chunks.find((candidate) => candidate.name === `${name}.${part}`);
    if (!chunk) throw new Error(`The build made no ${part} of ${name}`);
    return chunk.fileName;
  };
  return {
    entry: entry.fileName,
    imports: entry.imports,
    languages: Object.fromEntries(languages.map((language) => [language, fileOf(language)])) as Record<
      Language,
      string
    >,
    styles: fileOf('styles'),
    room,
  };
}
