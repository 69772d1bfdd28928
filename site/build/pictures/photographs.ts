import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { ContentError } from '@vakman/content/files/content-error';
import { pictureNames, type PictureName } from '../../src/_components/picture/picture-names.ts';

const extensions = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff'];

/**
 * Photographs in `pictures/` below the content folder, by the picture whose drawing each replaces. Throws a
 * `ContentError` for a file that would never be shown.
 */
export async function readPhotographs(contentFolder: string): Promise<ReadonlyMap<PictureName, string>> {
  const folder = join(contentFolder, 'pictures');
  const found = await readdir(folder).catch(() => []);
  const files = found.filter((file) => file !== 'README.md' && !file.startsWith('.')).toSorted();
  const photographs = new Map<PictureName, string>();
  const faults = files.flatMap((file) => {
    const reason = faultOf(file, photographs);
    if (reason) return { file: `pictures/${file}`, key: '', reason };
    photographs.set(parse(file).name as PictureName, join(folder, file));
    return [];
  });
  if (faults.length > 0) throw new ContentError(faults);
  return photographs;
}

function faultOf(file: string, before: ReadonlyMap<PictureName, string>): string | undefined {
  const { name, ext } = parse(file);
  if (!extensions.includes(ext.toLowerCase())) {
    return `A photograph ends in one of ${extensions.join(' ')}`;
  }
  const picture = pictureNames.find((known) => known === name);
  if (!picture) return `There is no picture of this name; there are ${pictureNames.join(', ')}`;
  return before.has(picture) ? 'There is another photograph for this picture' : undefined;
}
