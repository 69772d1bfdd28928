import type { Content } from '@vakman/content/content';
import { ContentError, type ContentFault } from '@vakman/content/files/content-error';
import { pageLink } from '@vakman/content/texts/read-markdown';
import type { ByLanguage } from '@vakman/content/texts/read-texts';
import { languages } from '@vakman/domain/languages/languages';
import { readPages } from '../src/_data/pages.ts';
import { unknownPage } from '../src/_data/unknown-page.ts';
import { unknownPicture } from '../src/_components/picture/picture-names.ts';

type Text = ByLanguage<{ readonly markdown: string }>;

/** The pages that a text in Markdown leads to, and that there are not. */
function linkFaults(folder: string, text: Text, keys: readonly string[]) {
  return languages.flatMap((language): ContentFault[] => {
    const links = [...text[language].markdown.matchAll(pageLink)].map(([, page = '']) => page);
    return links
      .filter((page) => !keys.includes(page))
      .map((page) => ({
        file: `${folder}/${language}.md`,
        key: `page:${page}`,
        reason: unknownPage(page, keys),
      }));
  });
}

/** The picture that a file names, where there is none. */
function pictureFault(file: string, key: string, name: string): ContentFault[] {
  const reason = unknownPicture(name);
  return reason === undefined ? [] : [{ file, key, reason }];
}

/** Everything that the content names and the site has not: pages that its texts lead to, and pictures. */
export function nameFaults({ posts, terms, privacy }: Content): ContentFault[] {
  const keys = readPages().map(({ key }) => key);
  return [
    ...posts.flatMap(({ slug, picture, texts }) => [
      ...pictureFault(`posts/${slug}/post.yaml`, 'picture', picture),
      ...linkFaults(`posts/${slug}`, texts, keys),
    ]),
    ...linkFaults('terms', terms, keys),
    ...linkFaults('privacy', privacy, keys),
  ];
}

/** Throws a `ContentError` for the names that lead nowhere, before a page is rendered that could not say where they stand. */
export function expectNames(content: Content): void {
  const faults = nameFaults(content);
  if (faults.length > 0) throw new ContentError(faults);
}
