import { basename, join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { languages, type Language } from '@vakman/domain/languages/languages';
import { build, type Rolldown } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import { writtenStyles } from './written-styles.ts';

const dashboardFolder = join(import.meta.dirname, '..');

export interface BuildDashboardOptions {
  /** Folder of the built site. */
  readonly outFolder: string;
  /** Path of the folder whose files browsers keep for good; the dashboard gets one in it. */
  readonly assetFolder: string;
}

/** What a page of the site names to become the dashboard; all of it paths on the site. */
export interface Dashboard {
  readonly script: string;
  /** What the script imports at once. */
  readonly preload: readonly string[];
  /** The words that it asks for as soon as it runs, by language. */
  readonly words: Readonly<Record<Language, string>>;
  readonly styles: readonly string[];
  /** Exact texts of the styles that its libraries write into a page. */
  readonly writtenStyles: readonly string[];
}

/** Builds the bundle for customers and office: ES modules whose names have a hash, each page a chunk of its own. */
export async function buildDashboard({ outFolder, assetFolder }: BuildDashboardOptions): Promise<Dashboard> {
  const folder = join(assetFolder, basename(dashboardFolder)).slice(1);
  const result = await build({
    configFile: false,
    root: dashboardFolder,
    base: '/',
    logLevel: 'warn',
    publicDir: false,
    // Whatever NODE_ENV says here, or JSX becomes calls that React has in development alone.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    // What React Aria says, in the languages of the pages; it knows many more.
    plugins: [optimizeLocales.vite({ locales: [...languages] })],
    build: {
      outDir: outFolder,
      emptyOutDir: false,
      target: 'es2022',
      assetsDir: folder,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        // Libraries that also render on servers say which of their modules do not; nothing here does.
        onLog: (level, log, tell) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && tell(level, log),
        input: join(dashboardFolder, 'src/app/main.tsx'),
        output: {
          comments: false,
          hashCharacters: 'hex',
          entryFileNames: `${folder}/[name]-[hash:8].js`,
          chunkFileNames: `${folder}/[name]-[hash:8].js`,
          assetFileNames: `${folder}/[name]-[hash:8][extname]`,
          codeSplitting: { groups: [...chunkGroups] },
        },
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry) as Rolldown.OutputChunk;
  const wordsIn = (language: Language) => {
    const source = join(dashboardFolder, `generated/app.${language}.ts`);
    const chunk = output.find((file) => file.type === 'chunk' && file.facadeModuleId === source);
    if (!chunk) throw new Error(`The dashboard has no words in "${language}"`);
    return [language, `/${chunk.fileName}`] as const;
  };
  const styles = entry.viteMetadata?.importedCss ?? new Set<string>();
  return {
    script: `/${entry.fileName}`,
    preload: entry.imports.map((file) => `/${file}`),
    words: Object.fromEntries(languages.map(wordsIn)) as Dashboard['words'],
    styles: [...styles].map((file) => `/${file}`),
    writtenStyles: writtenStyles(output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')),
  };
}
