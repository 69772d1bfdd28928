import type { GalleryPicture } from './gallery.state.ts';

/** How wide pictures are shown, as the attribute of the same name says it. */
const sizes = '(width<800px) 92vw,590px';

interface PictureProps {
  readonly picture: GalleryPicture;
  /** Its address leads to no picture. */
  readonly onBroken: (src: string) => void;
}

/** A picture in the formats that there are of it; cut to three by two where it is otherwise. */
export function Picture({ picture: { src, srcSet, alt }, onBroken }: PictureProps) {
  const image = (
    <img
      src={src}
      alt={alt}
      width={1200}
      height={800}
      loading="lazy"
      decoding="async"
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
