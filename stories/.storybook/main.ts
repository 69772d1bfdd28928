import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { dashboardPieces } from '../build/dashboard-plugin.ts';
import { renderedSite } from '../build/site-plugin.ts';

/** Files of the site that stories show, such as its fonts; made anew each time. */
const assetFolder = mkdtempSync(join(tmpdir(), 'vakman-stories-'));
process.once('exit', () => rmSync(assetFolder, { recursive: true, force: true }));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../{docs,tokens,widgets,site,dashboard}/*.@(mdx|stories.tsx)'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [assetFolder],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), renderedSite(assetFolder), dashboardPieces()],
  }),
};

export default config;
