import { loadGalleryWords, type GalleryWords } from '@vakman/widgets/gallery/gallery.words.ts';
import type { GalleryRow } from '@vakman/domain/gallery.schema';
import { languageOrDefault } from '@vakman/domain/languages/languages';
import type { StoryContext } from '@storybook/react-vite';

/** Stories have the pictures of the site themselves, wherever they are served. */
const here = (text: string) => text.replaceAll(/https?:\/\/[^/]+(?=\/assets\/)/g, location.origin);

/** The words of the gallery with addresses of pictures that stories can reach. */
export async function loadWordsHere({ globals }: StoryContext): Promise<{ readonly words: GalleryWords }> {
  const words = await loadGalleryWords(languageOrDefault(globals['language']));
  return { words: JSON.parse(here(JSON.stringify(words))) as GalleryWords };
}

const pictures = (await loadGalleryWords('nl')).projects.map(({ before, after }) => ({
  before: here(before.src),
  after: here(after.src),
}));

/** A project as the office adds it, with both pictures. */
const project: GalleryRow = {
  id: 9,
  title: 'Portiekflat in Lelystad',
  category: 'other',
  description: 'De gevel is gereinigd en geïmpregneerd, met de bewoners thuis.',
  before_image_url: pictures[1]?.before ?? null,
  after_image_url: pictures[1]?.after ?? null,
  translations: {
    zh: {
      title: '莱利斯塔德的公寓楼',
      description: '住户无需搬离，外墙已清洗并做防水处理。',
    },
    de: {
      title: 'Mehrfamilienhausfassadenreinigung mit Tiefenimprägnierung',
      description:
        'Klinkerfassadenreinigung im Niederdruckverfahren, danach eine Hydrophobierung der Schlagregenseite. Bewohnerinformationsschreiben und Gerüstbaukoordination gehörten dazu.',
    },
  },
  created_at: '2026-11-20T10:00:00+00:00',
};

/** One picture and its description. */
export const single: GalleryRow = {
  ...project,
  id: 8,
  title: 'Herenhuis in Naarden',
  category: 'painting',
  description: 'Voorgevel in gebroken wit, deur in grachtengroen.',
  before_image_url: null,
  after_image_url: pictures[2]?.after ?? null,
  translations: null,
};

/** No picture yet. */
export const bare: GalleryRow = {
  ...single,
  id: 7,
  title: 'Boerderij bij Zeewolde',
  description: 'Luiken en windveren vernieuwd.',
  after_image_url: null,
};

/** Newest first, as the database lists them. */
export const rows: readonly GalleryRow[] = [project, single, bare];
