import type { BuiltInProject } from '@vakman/domain/facts/gallery-facts';
import { defaultLanguage, type Language } from '@vakman/domain/languages/languages';
import { fill } from '@vakman/domain/text/fill';
import { gallerySrcSet, type GalleryRow } from '@vakman/domain/gallery.schema';
import type { GalleryMessages, GalleryWords } from './gallery.words.ts';

/** In the order of the buttons. */
export const filters = ['all', 'painting', 'other'] as const;
export type Filter = (typeof filters)[number];

/** Boxes that stand for the projects until they are known. */
export const skeletonCount = 4;
/** Added to the ids of the database, below which the built-in projects are. */
const databaseOffset = 1000;

export interface GalleryPicture {
  readonly src: string;
  /** Other sizes of it, in its own format. */
  readonly widths?: string | undefined;
  readonly alt: string;
  /** Other sizes of it, in AVIF. */
  readonly srcSet?: string;
}

/** Words, and their language where it is not that of the gallery. */
export interface GalleryText {
  readonly text: string;
  readonly language?: Language;
}

export interface GalleryItem {
  readonly id: number;
  readonly category: string;
  readonly title: GalleryText;
  readonly description: GalleryText | null;
  readonly before: GalleryPicture | null;
  readonly after: GalleryPicture | null;
}

interface Surroundings {
  readonly language: Language;
  readonly messages: Pick<GalleryMessages, 'pictureBefore' | 'pictureAfter'>;
}

function builtInItem({ title, description, ...project }: BuiltInProject): GalleryItem {
  return { ...project, title: { text: title }, description: { text: description } };
}

/** A project of the database: its translation where there is one, or else Dutch. */
export function databaseItem(row: GalleryRow, { language, messages }: Surroundings): GalleryItem {
  const translated = row.translations?.[language];
  const textOf = (own: string | undefined, dutch: string): GalleryText =>
    own || language === defaultLanguage ? { text: own || dutch } : { text: dutch, language: defaultLanguage };
  const title = textOf(translated?.title, row.title);
  const picture = (url: string | null, alt: string) =>
    isPictureAddress(url)
      ? { src: url, widths: gallerySrcSet(url), alt: fill(alt, { title: title.text }) }
      : null;
  const description = textOf(translated?.description, row.description ?? '');
  return {
    id: databaseOffset + row.id,
    category: row.category,
    title,
    description: description.text ? description : null,
    before: picture(row.before_image_url, messages.pictureBefore),
    after: picture(row.after_image_url, messages.pictureAfter),
  };
}

function isPictureAddress(url: string | null): url is string {
  return url !== null && URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);
}

/** All that is shown: what the office added, in the order in which it is given, before what is always there. */
export function mergedItems(
  rows: readonly GalleryRow[],
  { projects, messages }: GalleryWords,
  language: Language,
): readonly GalleryItem[] {
  return [...rows.map((row) => databaseItem(row, { language, messages })), ...projects.map(builtInItem)];
}

/** What the filter lets through; `other` is every category but painting. */
export function filterItems(items: readonly GalleryItem[], filter: Filter): readonly GalleryItem[] {
  if (filter === 'all') return items;
  return items.filter(({ category }) => (category === 'painting') === (filter === 'painting'));
}

/** How a project is shown: both states to compare, one picture, or none. */
export type Shown =
  | { readonly kind: 'comparison'; readonly before: GalleryPicture; readonly after: GalleryPicture }
  | { readonly kind: 'single'; readonly picture: GalleryPicture }
  | { readonly kind: 'none' };

/** Leaves out pictures whose address is known to lead nowhere; of one alone, the state after the work comes first. */
export function shownOf({ before, after }: GalleryItem, broken: ReadonlySet<string>): Shown {
  const [last, first] = [after, before].map((picture) =>
    picture && !broken.has(picture.src) ? picture : null,
  );
  if (first && last) return { kind: 'comparison', before: first, after: last };
  const picture = last ?? first;
  return picture ? { kind: 'single', picture } : { kind: 'none' };
}
