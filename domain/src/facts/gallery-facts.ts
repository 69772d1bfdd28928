/** Where a picture of the site is, as the attributes of an image say it; all addresses are absolute. */
export interface PictureFacts {
  /** One WebP file, for browsers that know no AVIF. */
  readonly src: string;
  /** All widths in AVIF. */
  readonly srcSet: string;
  /** What is to be seen; of a drawing it says that it is one. */
  readonly alt: string;
  readonly isDrawn: boolean;
}

/** A project that every gallery shows, in one language. */
export interface BuiltInProject {
  /** Below 1000; those of the database are numbered from there. */
  readonly id: number;
  readonly category: 'painting' | 'other';
  readonly title: string;
  readonly description: string;
  readonly before: PictureFacts;
  readonly after: PictureFacts;
}
