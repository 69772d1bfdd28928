import { transform } from 'lightningcss';

/** A style sheet in its shortest form; for the build, not for browsers. */
export function minifyStyles(css: string): string {
  return transform({ filename: 'styles.css', code: Buffer.from(css), minify: true }).code.toString();
}
