import type { AttributeKind, WidgetProps } from '../element/element-definition.ts';
import type { GalleryBackend } from './gallery.backend.ts';
import type { Filter } from './gallery.state.ts';
import type { GalleryWords } from './gallery.words.ts';

/** Attributes of `<vakman-gallery>` beside `lang` and `theme`. */
export interface GalleryAttributes {
  /** Leaves out title and introduction, for pages that say the same above the gallery. */
  readonly hideTitle: boolean;
  /** Shows the three projects of the kit alone and asks the backend for nothing. */
  readonly builtInOnly: boolean;
}

export const galleryAttributes: Readonly<Record<keyof GalleryAttributes, AttributeKind>> = {
  hideTitle: 'flag',
  builtInOnly: 'flag',
};

/** `detail` of the events that leave the gallery. */
export interface GalleryEvents {
  /** The visitor chose which projects are shown. */
  readonly 'project-filter-changed': { readonly filter: Filter };
}

export interface GalleryProps extends Partial<GalleryAttributes>, WidgetProps<GalleryWords, GalleryEvents> {
  readonly backend?: GalleryBackend;
}
