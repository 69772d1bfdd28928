/** A page cannot ask its browser for reduced motion, so the media queries of a style sheet are answered in its text. */
export function inMotion(css: string, motion: unknown): string {
  if (motion !== 'reduced') return css;
  return css
    .replaceAll(/\(prefers-reduced-motion:\s*reduce\)/g, '(min-width:0px)')
    .replaceAll(/\(prefers-reduced-motion:\s*no-preference\)/g, '(max-width:0px)');
}
