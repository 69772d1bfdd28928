import { useCallback } from 'react';

interface FileImageProps {
  readonly file: Blob;
  readonly alt: string;
  /** Called with its width by its height once both are known. */
  readonly onShape?: (shape: number) => void;
}

/** A picture out of a file, which has no address outside the page. */
export function FileImage({ file, alt, onShape }: FileImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <img
      ref={show}
      alt={alt}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        if (naturalHeight > 0) onShape?.(naturalWidth / naturalHeight);
      }}
    />
  );
}
