import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ManifestIcon } from '../../src/page/build-data.ts';
import { drawingSvg } from '../pictures/drawing-svg.ts';
import { assetFolder, hashedPath } from '../write-asset.ts';
import { icoFile } from './ico-file.ts';

/** Paths that browsers ask for without being told. */
const iconPaths = {
  favicon: '/favicon.svg',
  oldFavicon: '/favicon.ico',
  touch: '/apple-touch-icon.png',
} as const;

/** Writes the icons of tabs and home screens, and answers with those of the manifest. */
export async function buildIcons(outFolder: string): Promise<readonly ManifestIcon[]> {
  const { AppIcon, iconSide } = await import('../../src/drawings/app-icon.tsx');
  const square = { width: iconSide, height: iconSide };
  const tab = drawingSvg({ ...square, Drawing: () => AppIcon({ size: 0.92, radius: 6 }) });
  const screen = drawingSvg({ ...square, Drawing: () => AppIcon({ size: 0.78, radius: 0 }) });
  const png = (drawing: string, side: number) =>
    sharp(Buffer.from(drawing), { density: (72 * side) / iconSide })
      .png({ palette: true })
      .toBuffer();
  await mkdir(join(outFolder, assetFolder), { recursive: true });
  await Promise.all([
    writeFile(join(outFolder, iconPaths.favicon), tab),
    writeFile(join(outFolder, iconPaths.oldFavicon), icoFile(await png(tab, 32), 32)),
    writeFile(join(outFolder, iconPaths.touch), await png(screen, 180)),
  ]);
  const rasters = await Promise.all(
    [192, 512].map(async (side): Promise<ManifestIcon> => {
      const image = await png(screen, side);
      const src = hashedPath(`icon-${side}.png`, image);
      await writeFile(join(outFolder, src), image);
      return { src, sizes: `${side}x${side}`, type: 'image/png', purpose: 'maskable' };
    }),
  );
  const any = rasters.map((icon): ManifestIcon => ({ ...icon, purpose: 'any' }));
  return [{ src: iconPaths.favicon, sizes: 'any', type: 'image/svg+xml' }, ...any, ...rasters];
}
