import { useCallback } from 'react';

/** A picture out of a file, which has no address outside the page. */
export function FileImage({ file, alt }: { readonly file: Blob; readonly alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt={alt} />;
}
