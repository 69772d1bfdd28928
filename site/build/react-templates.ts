import { isIdeographic } from '@vakman/domain/languages/writing';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { keepTogether } from '../src/page/kept-together.ts';
import type { TemplateData } from '../src/page/page-context.tsx';

interface Renderer {
  readonly defaultRenderer: (data: TemplateData) => Promise<ReactNode>;
}

/**
 * A text that was put together from thousands of pieces is kept as those pieces until something reads it whole. All
 * pages wait for their turn to be written, and the collector of memory would go through the pieces of them all, which
 * takes as long as to render them. The check reads it whole.
 */
function inOnePiece(html: string): string {
  if (!html.isWellFormed()) throw new Error(`Half a letter stands in ${html.slice(0, 200)}`);
  return html;
}

/** Lets Eleventy take `.11ty.tsx` files, whose default export returns the whole page as React nodes. */
export function reactTemplates(eleventy: {
  addTemplateFormats: (format: string) => void;
  addExtension: (extension: string, options: object) => void;
}): void {
  eleventy.addTemplateFormats('11ty.tsx');
  eleventy.addExtension('11ty.tsx', {
    key: '11ty.js',
    compile() {
      return async function render(this: Renderer, data: TemplateData) {
        const html = `<!doctype html>${renderToStaticMarkup(await this.defaultRenderer(data))}`;
        return inOnePiece(isIdeographic(data.route.lang) ? keepTogether(html) : html);
      };
    },
  });
}
