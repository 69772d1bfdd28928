import { pictureLimits, pictureRatio, pictureWidths } from '@vakman/domain/gallery.project';
import { galleryPictureUrl } from '@vakman/domain/gallery.schema';
import { fill } from '@vakman/domain/text/fill';
import { Icon } from '@vakman/widgets/ui/icon.tsx';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { addresses } from '../../../generated/addresses.ts';
import { galleryWords } from '../../../generated/gallery.words.ts';
import { cutPicture, type Cut } from '../../ui/picture-cutter/cut-picture.ts';
import {
  chosenTypes,
  openPicture,
  type OpenPicture,
  type PictureProblem,
} from '../../ui/picture-cutter/open-picture.ts';
import { lazyPage } from '../../router/lazy-page.ts';
import { useWords } from '../../words/use-words.ts';
import { FileImage } from '../../ui/photo-viewer/file-image.tsx';

/** A picture that is stored, one that was cut and is not, or none. */
export type ChosenPicture = { readonly path: string } | { readonly sizes: ReadonlyMap<number, Blob> } | null;

interface PictureFieldProps {
  readonly label: string;
  readonly picture: ChosenPicture;
  readonly onPicture: (picture: ChosenPicture) => void;
  /** Told whether a frame is being chosen. */
  readonly onCutting: (isCutting: boolean) => void;
}

const PictureCutter = lazyPage(() => import('../../ui/picture-cutter/picture-cutter.tsx'));
const { bytesIn, bytesOut, leastWidth, leastHeight } = pictureLimits;
const told = { megabytes: bytesIn / 1_000_000, width: leastWidth, height: leastHeight };

/** The same part of a picture in all widths. */
async function sizesOf(picture: ImageBitmap, cut: Cut): Promise<ReadonlyMap<number, Blob>> {
  const sizes = new Map<number, Blob>();
  for (const width of pictureWidths) {
    const size = { width, height: width / pictureRatio, bytes: bytesOut };
    sizes.set(width, await cutPicture(picture, cut, size));
  }
  return sizes;
}

/** One state of a house: chosen, and cut to the frame that both have. */
export function PictureField({ label, picture, onPicture, onCutting }: PictureFieldProps) {
  const words = useWords(galleryWords);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpenPicture] = useState<OpenPicture>();
  const setOpen = (opened: OpenPicture | undefined) => {
    setOpenPicture(opened);
    onCutting(opened !== undefined);
  };
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<PictureProblem | 'failed'>();
  useEffect(() => open?.close, [open]);

  async function take(file: File | undefined): Promise<void> {
    // So that the same file can be chosen once more.
    if (input.current) input.current.value = '';
    if (!file) return;
    const opened = await openPicture(file, { bytes: bytesIn, width: leastWidth, height: leastHeight });
    setFault(typeof opened === 'string' ? opened : undefined);
    setOpen(typeof opened === 'string' ? undefined : opened);
  }

  async function keep(cut: Cut): Promise<void> {
    if (!open) return;
    setIsBusy(true);
    try {
      onPicture({ sizes: await sizesOf(open.picture, cut) });
      setOpen(undefined);
    } catch {
      setFault('failed');
    }
    setIsBusy(false);
  }

  const largest = picture && 'sizes' in picture ? [...picture.sizes.values()].at(-1) : undefined;
  return (
    <fieldset className="picture-field" aria-describedby={`${id}-hint`}>
      <legend>{label}</legend>
      <input
        ref={input}
        type="file"
        accept={chosenTypes}
        hidden
        aria-label={`${label}: ${words.choose}`}
        onChange={({ target }) => void take(target.files?.[0])}
      />
      {open ? (
        <Suspense fallback={<div className="picture-stage" />}>
          <PictureCutter
            open={open}
            ratio={pictureRatio}
            isBusy={isBusy}
            words={words.cutter}
            onCut={(cut) => void keep(cut)}
            onCancel={() => setOpen(undefined)}
          />
        </Suspense>
      ) : (
        <>
          {picture === null ? (
            <span className="picture-frame">
              <Icon name="picture" />
            </span>
          ) : largest ? (
            <span className="picture-frame">
              <FileImage file={largest} alt={label} />
            </span>
          ) : (
            <img
              className="picture-frame"
              src={'path' in picture ? galleryPictureUrl(addresses.supabaseUrl, picture.path) : ''}
              alt={label}
              crossOrigin="anonymous"
            />
          )}
          <div className="actions">
            <button type="button" className="button" onClick={() => input.current?.click()}>
              {picture === null ? words.choose : words.another}
            </button>
            {picture !== null && (
              <button type="button" className="link" onClick={() => onPicture(null)}>
                {words.drop}
              </button>
            )}
          </div>
          <p className="gallery-muted" id={`${id}-hint`}>
            {fill(words.hint, told)}
          </p>
        </>
      )}
      {fault && (
        <p className="fault-notice" role="alert">
          {fill(words.errors[fault], told)}
        </p>
      )}
    </fieldset>
  );
}
