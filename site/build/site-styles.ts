import type { Fonts } from '@vakman/tokens/fonts/build-fonts';
import type { BuildData } from '../src/page/build-data.ts';
import type { PageLook } from '../src/page/page-look.ts';
import { bundleStyle, minified, pageStyle } from './page-style.ts';
import { writeAsset } from './write-asset.ts';

/** Makes the styles of both looks; what is further down the pages goes into a file for each, what paper needs into one. */
export async function siteStyles(
  outFolder: string,
  { css }: Fonts,
  drawings: string,
): Promise<Pick<BuildData, 'style' | 'laterStyle' | 'printStyle'>> {
  const make = async (look: PageLook) => {
    // The home page begins with a drawing.
    const shown = look === 'home' ? drawings : '';
    const latin = await pageStyle(look, css.latin, shown);
    const cyrillic = await pageStyle(look, css.cyrillic, shown);
    return {
      style: { latin: latin.first, cyrillic: cyrillic.first },
      laterStyle: await writeAsset(outFolder, `${look}.css`, latin.later),
    };
  };
  const [home, inner] = [await make('home'), await make('inner')];
  return {
    style: { home: home.style, inner: inner.style },
    laterStyle: { home: home.laterStyle, inner: inner.laterStyle },
    printStyle: await writeAsset(outFolder, 'print.css', minified(await bundleStyle('print.css'))),
  };
}
