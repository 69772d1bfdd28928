import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { createSiteRenderer, type SiteRenderer } from './site-renderer.ts';

const stylesModule = 'virtual:site-styles';
/** Asks for a file of examples as what the site's build makes of it. */
const query = '?rendered';
const prefix = '\0rendered:';

/** What the pages of the site are made from. */
const sources = ['content', 'domain', 'site', 'tokens', 'stories/site'].map((folder) =>
  join(import.meta.dirname, '../..', folder),
);
const isSource = (file: string) => sources.some((folder) => file.startsWith(`${folder}/`));

/**
 * Lets stories import what the site's components render: `./hero.examples.tsx?rendered`, and the site's style sheets as
 * `virtual:site-styles`. The components read content from disk, so they are rendered here and come as HTML.
 *
 * @param assetFolder served at the root; gets the files that the rendered pages name.
 */
export function renderedSite(assetFolder: string): Plugin {
  let renderer: Promise<SiteRenderer> | undefined;
  const load = () => (renderer ??= createSiteRenderer(assetFolder));
  return {
    name: 'vakman:rendered-site',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === stylesModule) return `\0${stylesModule}`;
      if (!source.endsWith(query) || !importer) return undefined;
      return prefix + join(dirname(importer), source.slice(0, -query.length));
    },
    async load(id) {
      if (id === `\0${stylesModule}`) {
        const { styles, fontFaces } = await (await load()).styles();
        return `export const styles = ${JSON.stringify(styles)};\nexport const fontFaces = ${JSON.stringify(fontFaces)};`;
      }
      if (!id.startsWith(prefix)) return undefined;
      const file = id.slice(prefix.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await (await load()).examples(file))};`;
    },
    async hotUpdate({ file, modules }) {
      if (!isSource(file) || file.endsWith('.stories.tsx')) return modules;
      (await load()).forget();
      const { moduleGraph, hot } = this.environment;
      moduleGraph.invalidateAll();
      hot.send({ type: 'full-reload' });
      return [];
    },
    // Storybook copies its static folders before anything is rendered.
    writeBundle: ({ dir }) => (dir ? cp(assetFolder, dir, { recursive: true }) : undefined),
    async closeBundle() {
      await (await renderer)?.close();
      renderer = undefined;
    },
    configureServer(server) {
      server.watcher.add(sources);
      server.httpServer?.once('close', () => void renderer?.then(({ close }) => close()));
    },
  };
}
