import { join } from 'node:path';
import type { BuildData } from '@vakman/site/page/build-data.ts';
import { createServer } from 'vite';
import type { Rendered, SiteStyles } from './rendered-site.ts';
import type { SiteExamples } from './site-example.ts';

type Renderer = typeof import('./render-examples.tsx');

/** Renders the site's components in Node, where their content can be read. */
export interface SiteRenderer {
  readonly styles: () => Promise<SiteStyles>;
  /** What a file of examples shows, by name. */
  readonly examples: (file: string) => Promise<Readonly<Record<string, Rendered>>>;
  /** Forgets everything that was read, because a source changed. */
  readonly forget: () => void;
  readonly close: () => Promise<void>;
}

/** @param assetFolder gets the files that the rendered pages name, such as pictures. */
export async function createSiteRenderer(assetFolder: string): Promise<SiteRenderer> {
  const server = await createServer({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const renderer = () =>
    server.ssrLoadModule(join(import.meta.dirname, 'render-examples.tsx')) as Promise<Renderer>;
  let prepared: Promise<BuildData> | undefined;
  const prepare = () => (prepared ??= renderer().then(({ prepareSite }) => prepareSite(assetFolder)));
  return {
    styles: async () => (await renderer()).siteStyles(await prepare(), assetFolder),
    async examples(file) {
      const build = await prepare();
      const module = (await server.ssrLoadModule(file)) as { readonly default: SiteExamples };
      return (await renderer()).renderExamples(module.default, build);
    },
    forget() {
      prepared = undefined;
      server.moduleGraph.invalidateAll();
    },
    close: () => server.close(),
  };
}
