import { ContentError } from './content-error.ts';

/** Holds the name of a folder to what can be the last part of an address as it is. Throws a `ContentError`. */
export function expectSlug(folder: string, slug: string): void {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return;
  const reason =
    'Is part of an address: name the folder in small letters, digits and hyphens, such as houtrot-herkennen';
  throw new ContentError([{ file: folder, key: '', reason }]);
}
