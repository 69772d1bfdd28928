import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';

interface Renderer {
  readonly defaultRenderer: (data: unknown) => Promise<ReactNode>;
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
      return async function render(this: Renderer, data: unknown) {
        return `<!doctype html>${renderToStaticMarkup(await this.defaultRenderer(data))}`;
      };
    },
  });
}
