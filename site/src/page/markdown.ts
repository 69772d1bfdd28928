import MarkdownIt from 'markdown-it';
import type { Language } from '@vakman/domain/languages/languages';
import type { PageKey } from '../_data/pages.ts';
import { pathTo } from '../_data/routes.ts';

/** A heading of a text, for a list of contents. */
export interface Heading {
  readonly id: string;
  readonly text: string;
}

export interface RenderedMarkdown {
  readonly html: string;
  /** Headings of the second level, in order. */
  readonly headings: readonly Heading[];
}

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/** Words joined by dashes, in any script. */
export function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * Renders a text of `content/`. A link to `page:service/schilder` leads to that page in the language of the text.
 * Throws for a page that there is not.
 */
export function renderMarkdown(text: string, lang: Language): RenderedMarkdown {
  const tokens = markdown.parse(text, {});
  const headings: Heading[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open' && token.tag === 'h2') {
      const words = tokens[index + 1]?.content ?? '';
      const heading = { id: anchorOf(words), text: words };
      headings.push(heading);
      token.attrSet('id', heading.id);
    }
    for (const child of token.children ?? []) {
      const href = child.type === 'link_open' ? String(child.attrGet('href')) : '';
      if (href.startsWith('page:')) child.attrSet('href', pathOfLink(href.slice('page:'.length), lang));
    }
  }
  return { html: markdown.renderer.render(tokens, markdown.options, {}), headings };
}

function pathOfLink(link: string, lang: Language): string {
  const [page, section] = link.split('#');
  return pathTo(page as PageKey, lang, section);
}
