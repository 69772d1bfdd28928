import { fill } from '@vakman/domain/text/fill';
import { Icon } from '@vakman/widgets/ui/icon.tsx';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { photoViewerWords } from '../../../generated/photo-viewer.words.ts';
import { Loading } from '../../app/loading.tsx';
import { useWords } from '../../words/use-words.ts';
import { FileImage } from './file-image.tsx';
import './photo-viewer.css';

export interface PhotoViewerProps {
  /** Undefined for those that have not arrived yet. */
  readonly photos: readonly (Blob | undefined)[];
  /** What each shows; where nothing is said, its number. */
  readonly names?: readonly string[];
  /** Place of the one that is shown first. */
  readonly first: number;
  /** Told which one is looked at, so that no other has to be fetched. */
  readonly onPlace?: (place: number) => void;
  readonly onClose: () => void;
}

const zooms = [1, 2, 4] as const;

/** The room of a photo that lies on its side is as wide as the photo is high, or its edges could not be reached. */
function boxOf(shape: number, turns: number, zoom: number): CSSProperties {
  const isOnItsSide = turns % 2 === 1;
  return {
    '--shape': isOnItsSide ? 1 / shape : shape,
    '--zoom': zoom,
    '--photo-width': isOnItsSide ? 'calc(var(--box-width) * ' + shape + ')' : 'var(--box-width)',
    '--turn': `${turns * 90}deg`,
  } as CSSProperties;
}

/** Photos on the whole screen: one after the other by arrows, turned, and as large as shows a crack. */
export default function PhotoViewer({ photos, names, first, onPlace, onClose }: PhotoViewerProps) {
  const words = useWords(photoViewerWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const [place, setPlace] = useState(first);
  const [turns, setTurns] = useState(0);
  const [zoom, setZoom] = useState(0);
  const [shape, setShape] = useState(1);
  useEffect(() => dialog.current?.showModal(), []);
  const step = (by: number) => {
    const next = (place + by + photos.length) % photos.length;
    setPlace(next);
    onPlace?.(next);
    setTurns(0);
    setZoom(0);
  };
  const photo = photos[place];
  const name = names?.[place] || fill(words.open, { number: place + 1 });
  return (
    <dialog
      className="photo-viewer"
      aria-label={name}
      ref={dialog}
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') step(1);
        if (key === 'ArrowLeft') step(-1);
      }}
    >
      <div className="photo-viewer-acts">
        {photos.length > 1 && (
          <>
            <button type="button" className="button" onClick={() => step(-1)}>
              {words.previous}
            </button>
            <button type="button" className="button" onClick={() => step(1)}>
              {words.next}
            </button>
          </>
        )}
        <button type="button" className="button" onClick={() => setTurns(turns + 1)}>
          {words.turn}
        </button>
        <button type="button" className="button" onClick={() => setZoom((zoom + 1) % zooms.length)}>
          {words.zoom}
        </button>
        <button
          type="button"
          className="button"
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {/* What is larger than the screen is moved by finger, wheel or arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- or the keyboard could not scroll it */}
      <section className="photo-viewer-stage" tabIndex={0} aria-label={words.title}>
        <div className="photo-viewer-photo" style={boxOf(shape, turns, zooms[zoom] ?? 1)}>
          {photo ? <FileImage file={photo} alt={name} onShape={setShape} /> : <Loading />}
        </div>
      </section>
    </dialog>
  );
}
