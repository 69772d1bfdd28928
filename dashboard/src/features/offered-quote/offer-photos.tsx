import { fill } from '@vakman/domain/text/fill';
import { Suspense, useState } from 'react';
import { offeredQuoteWords } from '../../../generated/offered-quote.words.ts';
import { FileImage } from '../../ui/photo-viewer/file-image.tsx';
import { PhotoViewer } from '../../ui/photo-viewer/lazy-photo-viewer.ts';
import { useWords } from '../../words/use-words.ts';

/** A photo of a quote, as far as it has arrived. */
export interface OfferPhoto {
  readonly path: string;
  readonly file: Blob | undefined;
  readonly isLost: boolean;
}

/** What the quote is about, seen; each opens large. */
export function OfferPhotos({ photos }: { readonly photos: readonly OfferPhoto[] }) {
  const { photos: words } = useWords(offeredQuoteWords);
  const [open, setOpen] = useState<number>();
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="offer-photos">
      <h2 id="offer-photos">{words.title}</h2>
      <ul className="offer-photos">
        {photos.map(({ path, file, isLost }, index) => (
          <li key={path}>
            {isLost && <p className="hint">{words.lost}</p>}
            {file && (
              <button
                type="button"
                aria-label={fill(words.open, { number: index + 1 })}
                onClick={() => setOpen(index)}
              >
                <FileImage file={file} alt="" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Suspense fallback={null}>
          <PhotoViewer
            photos={photos.map(({ file }) => file)}
            first={open}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}
