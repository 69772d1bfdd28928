import type { PaintName } from '@vakman/tokens/colours/paints';

/** A paint as an attribute names it; the page that shows the drawing decides on day or night. */
export const of = (paint: PaintName): string => `var(--vakman-paint-${paint})`;
