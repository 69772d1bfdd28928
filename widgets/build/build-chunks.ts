import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { finishedStyles } from './finished-styles.ts';
import type { WidgetRecord } from '../src/element/widget-record.ts';
import { namedReact } from './named-react.ts';
import { ownKeys } from './own-keys.ts';
import { trimmedReact } from './trimmed-react.ts';
import { tagOf } from './widget-names.ts';

const widgetsFolder = join(import.meta.dirname, '..');

/** What a page may ask for by calls and openers, whichever widget it shows. */
const commandsFile = 'page-commands';

export interface Chunks {
  /** Files that all widgets import at once. */
  readonly shared: readonly string[];
  /** Other files that a widget imports at once, by its name. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** All files that a widget may ever import, itself included, by its tag. */
  readonly reached: Readonly<Record<string, readonly string[]>>;
}

/**
 * What every widget is made of: React, and what makes an element of a component. With it the few lines that several
 * widgets share: each in a file of its own they would cost a request, and more bytes than they have.
 */
const runtime =
  /[\\/](node_modules[\\/](react|react-dom|scheduler|@r2wc[\\/]core)|widgets[\\/]src[\\/](after-shown|connection|element|own-site|page-address|quote-form[\\/]quote-form\.props|timing|ui[\\/]icon)|domain[\\/]src[\\/](languages|consent|services|stored-items|hand-off[\\/]hand-off\.address|text[\\/]fill))[\\/.]|generated[\\/](addresses|page-paths)|named-react|rolldown[\\/]runtime/;

/** What forms are made of, but for what other widgets show too. */
const form =
  /[\\/](node_modules[\\/]react-hook-form|widgets[\\/]src[\\/](form[\\/](draft|area-hint|honeypot|input-attributes|photos[\\/](use-)?photo(-picker|-store)?\.)|ui[\\/](error-summary|select-field|text-field))|domain[\\/]src[\\/](form[\\/]form\.honeypot|photos[\\/]photos\.(limits|paths|types)|service-area))/;

/** Small things that some widgets share: one file, as each of them would cost a request. */
const parts =
  /[\\/](widgets[\\/]src[\\/](form[\\/](trouble|valid-source|use-source|storage)|ui[\\/](field|textarea-field))|domain[\\/]src[\\/](text[\\/](text\.rule|random-uuid)|hand-off|form[\\/]form\.source|contact[\\/]contact\.fields|quote-request[\\/]quote-request\.fields|square-meters)|widgets[\\/]generated[\\/]facts)/;

/** What everything about appointments knows at once. */
const booking =
  /[\\/](domain[\\/]src[\\/](booking[\\/]booking\.fields|time-zone)|widgets[\\/]generated[\\/]booking-facts)/;

/** What checks values, wherever they come from. */
const schemas = /[\\/](node_modules[\\/]zod|domain[\\/]src[\\/]text[\\/]text\.ts)/;

/** What checks who somebody is, which forms alone ask: without it, galleries get nothing of forms with their schemas. */
const contact =
  /[\\/]domain[\\/]src[\\/](contact[\\/]contact\.schema|form[\\/]form\.check|quote-request[\\/]quote-request\.schema|text[\\/]text\.schema)/;

// A group takes along what its modules import, but for what a group of a higher priority has.
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'runtime', test: runtime, priority: 3 },
  { name: 'schemas', test: schemas, priority: 3 },
  { name: 'parts', test: parts, priority: 2 },
  { name: 'form', test: form, priority: 1 },
  { name: 'booking', test: booking, priority: 1 },
  { name: 'contact', test: contact, priority: 1 },
];

/** Chunks whose functions are called until a form answers, most of them: a browser may compile them while they arrive. */
const calledAtOnce = new Set(['runtime', 'form', 'parts']);

/**
 * Tells V8 to compile a file whole, which it does beside the main thread. Function by function, as each is first
 * called, took a fourth of what the main thread did until the quote form answered.
 */
const compileWhole = '//# allFunctionsCalledOnLoad';

/**
 * Builds every widget into one folder of ES modules: `<name>.js` defines the element, `<name>.<language>.js` holds its
 * words, `<name>.styles.js` its style for pages that were not rendered with it. Plain names, because the folder's own
 * name tells one content from another.
 */
export async function buildChunks(widgets: readonly WidgetRecord[], outFolder: string): Promise<Chunks> {
  const result = await build({
    configFile: false,
    root: widgetsFolder,
    logLevel: 'warn',
    publicDir: false,
    // Whatever NODE_ENV says here, or JSX becomes calls that React has in development alone.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    plugins: [finishedStyles(), namedReact(), ownKeys(), trimmedReact()],
    json: { namedExports: false },
    build: {
      outDir: outFolder,
      emptyOutDir: true,
      target: 'es2022',
      reportCompressedSize: false,
      license: { fileName: 'licenses.md' },
      // As a library, because Vite would otherwise add its preloader, which is larger than our loader.
      lib: {
        entry: Object.fromEntries([
          ...widgets.map(({ name }) => [name, join(widgetsFolder, `generated/${name}.element.ts`)]),
          [commandsFile, join(widgetsFolder, `src/${commandsFile}.ts`)],
        ]),
        formats: ['es'],
      },
      rolldownOptions: {
        // So that later chunks use what the widget has, instead of sharing third files with it.
        preserveEntrySignatures: 'allow-extension',
        // Parts of React that nobody imports by their names are left out.
        treeshake: { propertyReadSideEffects: false },
        output: {
          minify: true,
          comments: false,
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          codeSplitting: { groups },
          postBanner: ({ name }) => (calledAtOnce.has(name) ? compileWhole : ''),
        },
      },
    },
  });
  const [{ output }] = result as [Rolldown.RolldownOutput];
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const atOnce = widgets.map(({ name }) => [name, reachedFrom(`${name}.js`, chunks, ['imports'])] as const);
  const shared = (atOnce[0]?.[1] ?? []).filter((file) => atOnce.every(([, files]) => files.includes(file)));
  const others = atOnce.map(([name, files]) => {
    const own = files.filter((file) => file !== `${name}.js` && !shared.includes(file));
    return [name, own] as const;
  });
  return {
    shared,
    parts: Object.fromEntries(others.filter(([, files]) => files.length > 0)),
    reached: Object.fromEntries(
      widgets.map((widget) => {
        const files = [`${widget.name}.js`, `${commandsFile}.js`].map((file) => reachedFrom(file, chunks));
        return [tagOf(widget), [...new Set(files.flat())].sort()];
      }),
    ),
  };
}

/** A file and all that it imports, at once or later, and so on. */
function reachedFrom(
  file: string,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  ways: readonly ('imports' | 'dynamicImports')[] = ['imports', 'dynamicImports'],
): string[] {
  const reached = new Set([file]);
  // A set goes on to what is added to it on the way.
  for (const name of reached) {
    const chunk = chunks.get(name);
    for (const way of ways) for (const next of chunk?.[way] ?? []) reached.add(next);
  }
  return [...reached].sort();
}
