import { join } from 'node:path';
import { bundleAsync, transform } from 'lightningcss';
import type { PageLook } from '../src/page/page-look.ts';
import { paintsCss } from '@vakman/tokens/colours/paints';
import { tokensCss } from '@vakman/tokens/css/tokens-css';
import { flagStyle } from './flag-style.ts';

const styles = join(import.meta.dirname, '../src/styles');

/** The style that stands in each page of a look: tokens, fonts, and what the first view needs. */
export async function firstStyle(look: PageLook, fontFaces: string): Promise<string> {
  const { code } = await bundleAsync({ filename: join(styles, `first-${look}.css`) });
  const whole = [tokensCss(':root'), paintsCss(':root'), fontFaces, String(code)].join('\n');
  return String(transform({ filename: 'first.css', code: Buffer.from(whole), minify: true }).code);
}

/** The style of what is further down, a file of its own for each look. */
export async function laterStyle(look: PageLook): Promise<string> {
  const { code } = await bundleAsync({ filename: join(styles, `later-${look}.css`), minify: true });
  return String(code) + flagStyle();
}
