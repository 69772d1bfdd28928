import { usePage } from '../../page/page-context.tsx';
import { pictureFile, type PictureFiles, type PictureFormat } from './picture-files.ts';
import type { PictureName } from './picture-names.ts';

export interface PictureProps {
  readonly name: PictureName;
  /** What is drawn, for those who cannot see it; empty where the words beside it say it all. A photograph has its own. */
  readonly alt: string;
  /** How wide it is shown, as the attribute of the same name says it. */
  readonly sizes: string;
  /** In the first view, so not to be waited with. */
  readonly eager?: boolean;
  readonly className?: string;
}

const sourceSet = (files: PictureFiles, format: PictureFormat) =>
  files.widths.map((width) => `${pictureFile(files, width, format)} ${width}w`).join(',');

/** A drawing or photograph in the sizes and formats that browsers choose from. */
export function Picture({ name, alt, sizes, eager = false, className }: PictureProps) {
  const { build, content, lang } = usePage();
  const files = build.pictures[name];
  const photograph = content.photographs.find(({ picture }) => picture === name);
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={sourceSet(files, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(files, 'webp')} sizes={sizes} />
      <img
        src={pictureFile(files, files.widths[0] ?? files.width, 'webp')}
        alt={photograph?.alt[lang] ?? alt}
        width={files.width}
        height={files.height}
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
