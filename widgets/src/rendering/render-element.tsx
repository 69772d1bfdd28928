import { languages, type Language } from '@vakman/domain/languages/languages';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { renderedTags, renderedWidgets, type RenderedTag } from '../../generated/rendered-widgets.ts';
import { attributeName, attributeValue } from '../element/attribute-value.ts';
import type { AnyDefinition } from '../element/element-definition.ts';
import { minifyStyles } from './minify-styles.ts';
import { roomStyles } from './room-styles.ts';
import { rootAttribute, serverStyleAttribute } from '../element/shadow-renderer.tsx';

export interface RenderElementOptions {
  readonly tag: RenderedTag;
  readonly language: Language;
  /** Other attributes of the tag, such as `hide-title`. */
  readonly attributes?: Readonly<Record<string, string>>;
  /**
   * Path of a file with the element's style, which comes when the visitor first does something, or when the element
   * wants to be seen. Without it the style stands in the element.
   */
  readonly stylePath?: string;
  /** For an element that needs its script: nothing of it is seen before its style is there. */
  readonly hidden?: boolean;
  /** Where a browser without declarative shadow roots is led, and how the link is called; without it to nowhere. */
  readonly fallback?: { readonly href: string; readonly label: string };
}

const definitions: Readonly<Record<RenderedTag, AnyDefinition>> = renderedWidgets;

async function byTag<Value>(read: (definition: AnyDefinition) => Promise<Value>) {
  const entries = renderedTags.map(async (tag) => [tag, await read(definitions[tag])] as const);
  return Object.fromEntries(await Promise.all(entries)) as Readonly<Record<RenderedTag, Value>>;
}

/** The exact text of the `<style>` that each element brings, for the hashes of a Content-Security-Policy. */
export const elementStyles = await byTag(async ({ loadStyles }) => minifyStyles(await loadStyles()));

/** Hides what stands above the page as long as its style is not there; the style shows it. */
export const hidingStyle = `[${rootAttribute}]{display:none}`;

const words = await byTag(async ({ loadWords }) => {
  const loaded = languages.map(async (language) => [language, await loadWords(language)] as const);
  return Object.fromEntries(await Promise.all(loaded)) as Readonly<Record<Language, unknown>>;
});

/** Hundreds of pages have the same. */
const rendered = new Map<string, string>();

/**
 * HTML of a whole custom element, to be read and used before its script is there. The element hydrates these nodes, so
 * no transformation of the page may change them.
 */
export function renderElement(options: RenderElementOptions): string {
  const key = JSON.stringify(options);
  const html = rendered.get(key) ?? renderAnew(options);
  rendered.set(key, html);
  return html;
}

function renderAnew(options: RenderElementOptions): string {
  const { tag, language, attributes = {}, fallback } = options;
  const definition = definitions[tag];
  const props = Object.entries(definition.attributes).flatMap(([prop, kind]) => {
    const text = attributes[attributeName(prop)];
    return text === undefined ? [] : [[prop, attributeValue(kind, text)] as const];
  });
  const content = renderToString(
    createElement(definition.Component as ComponentType<Record<string, unknown>>, {
      ...Object.fromEntries(props),
      language,
      words: words[tag][language],
      emit: () => {},
    }),
  );
  const shadow = `${styleOf(options)}<div ${rootAttribute}>${content}</div>`;
  return renderToStaticMarkup(
    createElement(
      tag,
      { lang: language, ...attributes },
      <template {...{ shadowrootmode: 'open' }} dangerouslySetInnerHTML={{ __html: shadow }} />,
      fallback && <a href={fallback.href}>{fallback.label}</a>,
    ),
  );
}

function styleOf({ tag, stylePath, hidden = false }: RenderElementOptions): string {
  if (!stylePath) return `<style ${serverStyleAttribute}>${elementStyles[tag]}</style>`;
  const link = `<link href="${stylePath}" ${serverStyleAttribute}>`;
  if (hidden) return `<style>${hidingStyle}</style>${link}`;
  const room = roomStyles[tag];
  const kept = room ? `<style>${room}</style>` : '';
  return `${kept}${link}<noscript><link rel="stylesheet" href="${stylePath}"></noscript>`;
}
