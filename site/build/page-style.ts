import { join } from 'node:path';
import { bundleAsync, transform } from 'lightningcss';
import { paintsCss } from '@vakman/tokens/colours/paints';
import { tokensCss } from '@vakman/tokens/css/tokens-css';

const styles = join(import.meta.dirname, '../src/styles');

/** The style that stands in each page: tokens, fonts, and what the first view needs. */
export async function firstStyle(fontFaces: string): Promise<string> {
  const { code } = await bundleAsync({ filename: join(styles, 'first.css') });
  const whole = [tokensCss(':root'), paintsCss(':root'), fontFaces, String(code)].join('\n');
  return String(transform({ filename: 'first.css', code: Buffer.from(whole), minify: true }).code);
}

/** The style of what is further down, a file of its own. */
export async function laterStyle(): Promise<string> {
  const { code } = await bundleAsync({ filename: join(styles, 'later.css'), minify: true });
  return String(code);
}
