import { loadContent } from '@vakman/content/content';
import { colours } from '@vakman/tokens/colours/colours';
import type { ManifestIcon } from '../src/page/build-data.ts';

/** The text of `manifest.webmanifest`. */
export function manifestFile(icons: readonly ManifestIcon[]): string {
  const { company } = loadContent();
  const manifest = {
    name: company.name,
    short_name: company.name.split(' ')[0],
    start_url: '/',
    display: 'browser',
    background_color: colours.ground.light,
    theme_color: colours.ground.light,
    icons,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
