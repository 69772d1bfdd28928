import type { ElementDefinition } from '../element/element-definition.ts';
import { galleryAttributes, type GalleryAttributes, type GalleryEvents } from './gallery.props.ts';
import { Gallery } from './gallery.tsx';
import { loadGalleryWords, type GalleryWords } from './gallery.words.ts';

/**
 * Projects before and after the work, the newest first, with a divider that visitors move.
 *
 * @slot - What visitors get whose browser does not load the gallery, such as a link.
 * @csspart filters Buttons that choose which projects are shown.
 * @csspart card One project.
 * @csspart slider Its two pictures with the divider.
 */
export const gallery: ElementDefinition<GalleryAttributes, GalleryWords, GalleryEvents> = {
  tag: 'vakman-gallery',
  Component: Gallery,
  attributes: galleryAttributes,
  loadStyles: async () => (await import('./gallery.styles.ts')).galleryStyles,
  loadWords: loadGalleryWords,
};
