import type { GalleryPicture } from './gallery.state.ts';

/** How wide pictures are shown, as the attribute of the same name says it. */
const sizes = '(width<800px) 92vw,590px';

interface PictureProps {
  readonly picture: GalleryPicture;
  /** Its address leads to no picture. */
  readonly onBroken: (src: string) => void;
  /** Whether keys reach it, because there is more to see then. */
  readonly focusable?: boolean;
}

/**
 * A picture in the formats that there are of it; cut to three by two where it is otherwise. Its own size is small, so
 * that it fits a narrow page before the style comes.
 */
export function Picture({
  picture: { src, widths, srcSet, alt },
  onBroken,
  focusable = false,
}: PictureProps) {
  const image = (
    <img
      src={src}
      srcSet={widths}
      sizes={widths && sizes}
      alt={alt}
      width={240}
      height={160}
      loading="lazy"
      // Storage allows all to read what it shows, but not pages that are isolated from other origins to show it unread.
      crossOrigin={srcSet ? undefined : 'anonymous'}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the way to a description without a mouse
      tabIndex={focusable ? 0 : undefined}
      onError={() => onBroken(src)}
    />
  );
  if (!srcSet) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      {image}
    </picture>
  );
}
