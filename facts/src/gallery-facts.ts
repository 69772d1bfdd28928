import type { Content } from '@vakman/content/content';
import { contentFolder } from '@vakman/content/files/content-folder';
import type { BuiltInProject, PictureFacts } from '@vakman/domain/facts/gallery-facts';
import { fill } from '@vakman/domain/text/fill';
import { locatePicture } from '@vakman/site/build/pictures/locate-picture';
import { readPhotographs } from '@vakman/site/build/pictures/photographs';
import { pictureFile, type PictureFiles } from '@vakman/site/_components/picture/picture-files.ts';
import { pictureNamed } from '@vakman/site/_components/picture/picture-names.ts';
import { readScene } from '@vakman/site/build/pictures/scenes';
import type { FactsSource } from './widget-facts.ts';

/** Where the files of each picture of the gallery will be, by the name under which the content calls it. */
export type GalleryPictures = Readonly<
  Record<string, Pick<PictureFiles, 'path' | 'widths' | 'isPhotograph'>>
>;

/** Throws where the content names a picture that there is not. */
export async function locateGalleryPictures({ gallery }: Content): Promise<GalleryPictures> {
  const photographs = await readPhotographs(contentFolder);
  const called = gallery.flatMap(({ before, after }) => [before.picture, after.picture]);
  const located = called.map(async (picture) => {
    const name = pictureNamed(picture);
    const source = { name, scene: readScene(name), photograph: photographs.get(name) };
    const isPhotograph = source.photograph !== undefined;
    return [picture, { ...(await locatePicture(source)), isPhotograph }] as const;
  });
  return Object.fromEntries(await Promise.all(located));
}

/** Width in pixels of the one file for browsers that choose from none. */
const fallbackWidth = 800;

/** The projects that every gallery shows, with addresses that partners' pages reach too. */
export function builtInProjects(source: FactsSource): readonly BuiltInProject[] {
  const { content, language, addresses, pictures } = source;

  function pictureFacts({ picture, alt }: Content['gallery'][number]['before']): PictureFacts {
    const files = pictures[picture];
    if (!files) throw new Error(`Nobody looked for the picture "${picture}"`);
    const fallback = files.widths.findLast((width) => width <= fallbackWidth) ?? fallbackWidth;
    const address = (...of: readonly [width: number, format: 'avif' | 'webp']) =>
      `${addresses.siteUrl}${pictureFile(files, ...of)}`;
    return {
      src: address(fallback, 'webp'),
      srcSet: files.widths.map((width) => `${address(width, 'avif')} ${width}w`).join(),
      alt: altOf(picture, alt[language], files.isPhotograph),
      isDrawn: !files.isPhotograph,
    };
  }

  function altOf(picture: string, alt: string, isPhotograph: boolean): string {
    const described = content.photographs.find((photograph) => photograph.picture === picture);
    if (described) return described.alt[language];
    return isPhotograph ? alt : fill(content.messages[language].work.illustration, { name: alt });
  }

  return content.gallery.map(({ id, category, title, description, before, after }) => ({
    id,
    category,
    title: title[language],
    description: description[language],
    before: pictureFacts(before),
    after: pictureFacts(after),
  }));
}
