import { reactTemplates } from './config/plugins/react-templates.ts';
import { readRoutes } from './src/_data/routes.ts';

type Eleventy = Parameters<typeof reactTemplates>[0] & {
  addPlugin: (plugin: typeof reactTemplates) => void;
  addGlobalData: (name: string, data: () => unknown) => void;
};

export default function configure(eleventy: Eleventy) {
  eleventy.addPlugin(reactTemplates);
  eleventy.addGlobalData('routes', readRoutes);
  return { templateFormats: ['11ty.tsx'] };
}
