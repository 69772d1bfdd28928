import { reactTemplates } from './build/react-templates.ts';

type Eleventy = Parameters<typeof reactTemplates>[0] & {
  addPlugin: (plugin: typeof reactTemplates) => void;
};

/** What the pages are made from, `routes` and `build`, `build/render-pages.ts` brings in. */
export default function configure(eleventy: Eleventy) {
  eleventy.addPlugin(reactTemplates);
  return { templateFormats: ['11ty.tsx'] };
}
