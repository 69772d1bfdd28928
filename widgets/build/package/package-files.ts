import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@vakman/domain/languages/languages';
import { buildLoader } from '../build-loader.ts';
import { describeWidget } from '../description/describe-widget.ts';
import { widgets } from '../widgets.ts';
import source from '../../package.json' with { type: 'json' };
import { customElements } from './custom-elements.ts';
import { buildWrappers } from './build-wrappers.ts';
import { elementTypes } from './element-types.ts';
import { htmlData } from './html-data.ts';
import { widgetTables } from './widget-tables.ts';
import { reactWrapperTypes, vueWrapperTypes } from './wrapper-types.ts';

const widgetsFolder = join(import.meta.dirname, '../..');

/** Names of the loaders of pages, which compute addresses and which no bundler understands. */
const pageLoader = /(^|-)loader\.js$/;

/**
 * The npm package by the names of its files, but for its manifest: the modules of the kit as they are, a loader that bundlers
 * understand, and what describes them.
 */
export async function packageFiles(kitFolder: string): Promise<Record<string, string>> {
  const names = (await readdir(kitFolder)).filter((name) => !pageLoader.test(name));
  const read = async (folder: string, name: string) => [name, await readFile(join(folder, name), 'utf8')];
  const copied = [...names.map((name) => read(kitFolder, name)), read(join(widgetsFolder, '..'), 'LICENSE')];

  const parts = ['', '.styles', ...languages.map((language) => `.${language}`)];
  const bundled = ['page-commands', ...widgets.flatMap(({ name }) => parts.map((part) => name + part))];
  const described = widgets.map((widget) => describeWidget(widget));
  const introduction = await readFile(join(widgetsFolder, 'package/README.md'), 'utf8');
  return {
    ...(Object.fromEntries(await Promise.all(copied)) as Record<string, string>),
    'index.js': await buildLoader({ shared: [], parts: {}, base: '', rendered: false, bundled }),
    'index.d.ts': elementTypes(described),
    'react.js': await buildWrappers('react', described),
    'react.d.ts': reactWrapperTypes(described),
    'vue.js': await buildWrappers('vue', described),
    'vue.d.ts': vueWrapperTypes(described),
    'custom-elements.json': JSON.stringify(customElements(described), null, 2),
    'vscode.html-custom-data.json': JSON.stringify(htmlData(described), null, 2),
    'README.md': `${introduction}\n## Widgets\n\n${widgetTables(described)}\n`,
  };
}

/**
 * What the package is called and exports.
 *
 * @param version of the kit. Its hash has a word before it: semver takes no number that begins with a zero, as a hash may.
 */
export function packageManifest(version: string) {
  const names = widgets.map(({ name }) => name);
  const exported = (file: string) => ({ types: './index.d.ts', default: `./${file}.js` });
  return {
    name: source.name,
    version: version.replace('-', '-kit-'),
    description: 'Widgets of a painting and facade-cleaning contractor as custom elements',
    license: source.license,
    type: 'module',
    // What runs by being imported; all others are there to be used.
    sideEffects: ['index', ...names].map((name) => `./${name}.js`),
    exports: {
      '.': exported('index'),
      ...Object.fromEntries(names.map((name) => [`./${name}`, exported(name)])),
      './react': { types: './react.d.ts', default: './react.js' },
      './vue': { types: './vue.d.ts', default: './vue.js' },
      './custom-elements.json': './custom-elements.json',
      './vscode.html-custom-data.json': './vscode.html-custom-data.json',
      './package.json': './package.json',
    },
    types: './index.d.ts',
    // For the components of these frameworks alone: elements bring a React of their own.
    peerDependencies: { react: '>=18', vue: '>=3.3' },
    peerDependenciesMeta: { react: { optional: true }, vue: { optional: true } },
    customElements: 'custom-elements.json',
  };
}
