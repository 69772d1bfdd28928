import gallery from '../gallery/gallery.room.css?inline';
import reviews from '../reviews/reviews.room.css?inline';
import shared from '../ui/room.css?inline';
import { minifyStyles } from './minify-styles.ts';
import type { RenderedTag } from './rendered-widgets.ts';

/**
 * For widgets that stand above what a link leads to: what gives them their height while their style is still to come,
 * so that nothing below them moves when it does. They stand on our own pages alone, whose tokens and text they inherit, and
 * whose whole width they take.
 */
export const roomStyles: Partial<Readonly<Record<RenderedTag, string>>> = {
  'vakman-gallery': minifyStyles(`${shared}${gallery}`),
  'vakman-reviews': minifyStyles(`${shared}${reviews}`),
};
