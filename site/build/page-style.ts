import { join } from 'node:path';
import { bundleAsync, transform } from 'lightningcss';
import type { PageLook } from '../src/page/page-look.ts';
import { paintsCss } from '@vakman/tokens/colours/paints';
import { tokensCss } from '@vakman/tokens/css/tokens-css';
import { splitProperties, usedProperties } from './custom-properties.ts';
import { flagStyle } from './flag-style.ts';

const styles = join(import.meta.dirname, '../src/styles');

/** Tokens and paints. */
export const declarations = [tokensCss(':root'), paintsCss(':root')].join('\n');

/** A style sheet with all that it imports; its path is relative to the styles of the site. */
export async function bundleStyle(file: string): Promise<string> {
  const { code } = await bundleAsync({ filename: join(styles, file) });
  return String(code);
}

export const minified = (css: string) =>
  String(transform({ filename: 'page.css', code: Buffer.from(css), minify: true }).code);

export interface PageStyle {
  /** Stands in each page of a look: fonts, what the first view needs, and the tokens that this uses. */
  readonly first: string;
  /** The style of what is further down, a file of its own, with all other tokens. */
  readonly later: string;
}

/**
 * The style of a look in two parts.
 *
 * @param drawings text of the drawings that the first view shows; empty where it shows none.
 */
export async function pageStyle(look: PageLook, fontFaces: string, drawings: string): Promise<PageStyle> {
  const first = await bundleStyle(`first-${look}.css`);
  const later = await bundleStyle(`later-${look}.css`);
  const { needed, others } = splitProperties(declarations, usedProperties(first + drawings));
  return {
    first: minified([needed, fontFaces, first].join('\n')),
    later: minified([others, later].join('\n')) + flagStyle(),
  };
}
