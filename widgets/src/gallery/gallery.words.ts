import type { BuiltInProject } from '@vakman/domain/facts/gallery-facts';
import type { Language } from '@vakman/domain/languages/languages';
import type nl from './messages/nl.json';

export type GalleryMessages = typeof nl;

/** What the gallery says and knows in one language. */
export interface GalleryWords {
  readonly messages: GalleryMessages;
  /** The projects that are always there, in their order. */
  readonly projects: readonly BuiltInProject[];
}

/** Written out, so that the build makes a chunk of each language. */
const modules: Readonly<Record<Language, () => Promise<{ readonly words: GalleryWords }>>> = {
  nl: () => import('../../generated/gallery.nl.ts'),
  en: () => import('../../generated/gallery.en.ts'),
  de: () => import('../../generated/gallery.de.ts'),
  fr: () => import('../../generated/gallery.fr.ts'),
  es: () => import('../../generated/gallery.es.ts'),
  uk: () => import('../../generated/gallery.uk.ts'),
  ru: () => import('../../generated/gallery.ru.ts'),
  zh: () => import('../../generated/gallery.zh.ts'),
};

/** Rejects where the chunk does not arrive. */
export async function loadGalleryWords(language: Language): Promise<GalleryWords> {
  return (await modules[language]()).words;
}
