import { join } from 'node:path';
import type { Fonts } from '@vakman/tokens/fonts/build-fonts';
import type { Script } from '@vakman/tokens/fonts/faces';
import { bundleStyle, declarations, minified } from './page-style.ts';

/** The inline style of the pages that become the dashboard: all tokens, the fonts, and what is shown until it is there. */
export async function shellStyle({ css }: Fonts): Promise<Readonly<Record<Script, string>>> {
  const shell = await bundleStyle(join('../_layouts', 'shell-layout.css'));
  const style = (fontFaces: string) => minified([declarations, fontFaces, shell].join('\n'));
  return { latin: style(css.latin), cyrillic: style(css.cyrillic) };
}
