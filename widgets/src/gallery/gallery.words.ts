import type { BuiltInProject } from '@vakman/domain/facts/gallery-facts';
import type { Language } from '@vakman/domain/languages/languages';
import { wordsByLanguage } from '../../generated/gallery.words.ts';
import type nl from './messages/nl.json';

export type GalleryMessages = typeof nl;

/** What the gallery says and knows in one language. */
export interface GalleryWords {
  readonly messages: GalleryMessages;
  /** The projects that are always there, in their order. */
  readonly projects: readonly BuiltInProject[];
}

/** Rejects where the chunk does not arrive. */
export async function loadGalleryWords(language: Language): Promise<GalleryWords> {
  return (await wordsByLanguage[language]()).words;
}
