import type { PictureName } from './picture-names.ts';

/** Formats in which every picture is there, the smallest first. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Where the files of a picture are. */
export interface PictureFiles {
  /** Path of all its files, up to their width. */
  readonly path: string;
  /** In pixels, the smallest first. */
  readonly widths: readonly number[];
  /** Of the largest file. */
  readonly width: number;
  readonly height: number;
  /** Whether it is a file of `content/pictures/` rather than our drawing. */
  readonly isPhotograph: boolean;
}

export type Pictures = Readonly<Record<PictureName, PictureFiles>>;

/** Path of one file of a picture. */
export const pictureFile = ({ path }: Pick<PictureFiles, 'path'>, width: number, format: PictureFormat) =>
  `${path}-${width}.${format}`;
