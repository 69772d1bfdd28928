import { attributeRoomRule, roomRule } from '../src/element/room-rule.ts';
import type { WidgetRecord } from '../src/element/widget-record.ts';

/** What `embed/<version>/manifest.json` holds: the files of one version of the kit, which never change. */
export interface KitManifest {
  readonly version: string;
  /** Name of the file that a page's script tag leads to. */
  readonly loader: string;
  /** Of every file by its name: its hash as browsers check it (`sha384-…`), and its size. */
  readonly files: Readonly<Record<string, { readonly integrity: string; readonly bytes: number }>>;
  /** Names of all scripts that a widget may ever import, in whatever language, by its tag. */
  readonly widgets: Readonly<Record<string, readonly string[]>>;
}

export interface EmbedSnippetOptions {
  /** Origin of the site that the kit is loaded from, without a slash at the end. */
  readonly siteUrl: string;
  readonly tag: string;
  /** Attributes of the tag; true is one without a value. */
  readonly attributes: Readonly<Record<string, string | true>>;
  /** That of the widget's record; where it is pixels, a line keeps them free from the first paint on. */
  readonly room?: WidgetRecord['room'];
  /** What is kept free instead where the attributes have `steps`. */
  readonly roomInSteps?: WidgetRecord['roomInSteps'];
  /** What a visitor gets whose browser does not load the widget. */
  readonly fallback?: { readonly href: string; readonly label: string };
  /** The version to stay with, checked by its hashes; without it the page follows the newest one. */
  readonly pinned?: KitManifest;
}

/** What follows the newest version of the kit, from the root of the site. */
export const rollingLoaderUrl = '/embed/v1.js';
/** Tells which versions there are: `{ newest, versions }`. */
export const versionsUrl = '/embed/versions.json';

/** The lines of HTML that put a widget on a page. */
export function embedSnippet(options: EmbedSnippetOptions): string {
  const { siteUrl, tag, attributes, fallback, pinned } = options;
  const scripts = pinned
    ? pinnedScripts(`${siteUrl}/embed/${pinned.version}/`, tag, pinned)
    : [`<script type="module" async src="${escaped(siteUrl + rollingLoaderUrl)}"></script>`];
  const listed = Object.entries(attributes).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`,
  );
  const link = fallback ? `<a href="${escaped(fallback.href)}">${escaped(fallback.label)}</a>` : '';
  const rule = ruleOf(options);
  const style = rule === undefined ? [] : [`<style>${rule}</style>`];
  return [...style, ...scripts, `<${tag}${listed.join('')}>${link}</${tag}>`].join('\n');
}

function ruleOf({ tag, attributes, room, roomInSteps }: EmbedSnippetOptions): string | undefined {
  if (attributes['steps'] && roomInSteps) return attributeRoomRule(tag, 'steps', roomInSteps);
  return typeof room === 'object' ? roomRule(tag, room) : undefined;
}

/** The tag of the loader carries its hash; those of what it imports are known to a browser by an import map alone. */
function pinnedScripts(folderUrl: string, tag: string, { loader, files, widgets }: KitManifest): string[] {
  const hashOf = (file: string) => {
    const known = files[file];
    if (!known) throw new Error(`The manifest of the kit knows no file ${file}`);
    return known.integrity;
  };
  const imported = widgets[tag];
  if (!imported) throw new Error(`The manifest of the kit knows no widget ${tag}`);
  const integrity = Object.fromEntries(imported.map((file) => [folderUrl + file, hashOf(file)]));
  return [
    `<script type="importmap">${JSON.stringify({ integrity })}</script>`,
    `<script type="module" async src="${escaped(folderUrl + loader)}" integrity="${hashOf(loader)}" crossorigin="anonymous"></script>`,
  ];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
