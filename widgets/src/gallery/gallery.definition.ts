import type { ElementDefinition } from '../element/element-definition.ts';
import { galleryAttributes, type GalleryAttributes, type GalleryEvents } from './gallery.props.ts';
import { Gallery } from './gallery.tsx';
import { loadGalleryWords, type GalleryWords } from './gallery.words.ts';

/** `<vakman-gallery>`, for the browser and for the build that renders it. */
export const gallery: ElementDefinition<GalleryAttributes, GalleryWords, GalleryEvents> = {
  tag: 'vakman-gallery',
  Component: Gallery,
  attributes: galleryAttributes,
  loadStyles: async () => (await import('./gallery.styles.ts')).galleryStyles,
  loadWords: loadGalleryWords,
};
