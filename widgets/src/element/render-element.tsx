import { languages, localisedPath, type Language } from '@vakman/domain/languages/languages';
import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { quoteForm } from '../quote-form/quote-form.definition.ts';
import type { QuoteFormWords } from '../quote-form/quote-form.words.ts';
import { attributeName, attributeValue } from './attribute-value.ts';
import { minifyStyles } from './minify-styles.ts';
import { rootAttribute, serverStyleAttribute } from './shadow-renderer.tsx';

export interface RenderElementOptions {
  readonly tag: 'vakman-quote-form';
  readonly language: Language;
  /** Other attributes of the tag, such as `hide-title`. */
  readonly attributes?: Readonly<Record<string, string>>;
  /**
   * Path of a file with the `elementStyle`, which comes when the visitor first does something; for an element far down
   * the page. Without it the style stands in the element.
   */
  readonly stylePath?: string;
}

const quoteFormPath = '/offerte-aanvragen';

/** The exact text of the `<style>` that an element brings, for the hash of a Content-Security-Policy. */
export const elementStyle: string = minifyStyles(await quoteForm.loadStyles());

const words = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await quoteForm.loadWords(language)])),
) as Readonly<Record<Language, QuoteFormWords>>;

/**
 * HTML of a whole custom element, to be read and used before its script is there. The element hydrates these nodes, so
 * no transformation of the page may change them. Its child is a link for browsers without declarative shadow roots.
 */
export function renderElement({ tag, language, attributes = {}, stylePath }: RenderElementOptions): string {
  const props = Object.entries(quoteForm.attributes).flatMap(([prop, kind]) => {
    const text = attributes[attributeName(prop)];
    return text === undefined ? [] : [[prop, attributeValue(kind, text)] as const];
  });
  const content = renderToString(
    createElement(quoteForm.Component, {
      ...Object.fromEntries(props),
      language,
      words: words[language],
      emit: () => {},
    }),
  );
  const style = stylePath
    ? `<link href="${stylePath}" ${serverStyleAttribute}><noscript><link rel="stylesheet" href="${stylePath}"></noscript>`
    : `<style ${serverStyleAttribute}>${elementStyle}</style>`;
  const shadow = `${style}<div ${rootAttribute}>${content}</div>`;
  return renderToStaticMarkup(
    createElement(
      tag,
      { lang: language, ...attributes },
      <template {...{ shadowrootmode: 'open' }} dangerouslySetInnerHTML={{ __html: shadow }} />,
      <a href={localisedPath(language, quoteFormPath)}>{words[language].messages.title}</a>,
    ),
  );
}
