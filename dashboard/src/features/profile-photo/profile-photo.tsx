import { profilePhotoLimits } from '@vakman/domain/profile/profile.photo';
import { initialsOf } from '@vakman/domain/text/initials';
import { fill } from '@vakman/domain/text/fill';
import { Icon } from '@vakman/widgets/ui/icon.tsx';
import { Suspense, useEffect, useRef, useState } from 'react';
import { profilePhotoWords } from '../../../generated/profile-photo.words.ts';
import { cutPicture, type Cut } from '../../ui/picture-cutter/cut-picture.ts';
import {
  chosenTypes,
  openPicture,
  type OpenPicture,
  type PictureProblem,
} from '../../ui/picture-cutter/open-picture.ts';
import { lazyPage } from '../../router/lazy-page.ts';
import { useWords } from '../../words/use-words.ts';
import { ProfileSection } from '../profile/profile-section.tsx';
import { FileImage } from '../../ui/photo-viewer/file-image.tsx';
import './profile-photo.css';

/** With whoever chooses a picture. */
const PictureCutter = lazyPage(() => import('../../ui/picture-cutter/picture-cutter.tsx'));

export interface ProfilePhotoProps {
  /** Undefined where there is none, or it is not there yet. */
  readonly photo: Blob | undefined;
  readonly hasPhoto: boolean;
  readonly name: string | null;
  readonly onKeep: (photo: Blob) => Promise<'done' | 'tooOften' | 'failed'>;
  readonly onRemove: () => void;
}

const { bytesIn, bytesOut, pixels, leastPixels } = profilePhotoLimits;

const limits = {
  megabytes: bytesIn / 1_000_000,
  pixels: leastPixels,
};

/** Shows how somebody looks, and lets him choose, cut and take away the picture. */
export function ProfilePhoto({ photo, hasPhoto, name, onKeep, onRemove }: ProfilePhotoProps) {
  const words = useWords(profilePhotoWords);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<OpenPicture>();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<PictureProblem | 'tooOften' | 'failed'>();
  useEffect(() => {
    if (!open) return undefined;
    const button = choose;
    return () => {
      open.close();
      // The editor is gone, and whoever used it stays in its place.
      button.current?.focus();
    };
  }, [open]);

  async function take(file: File | undefined): Promise<void> {
    // So that the same file can be chosen once more.
    if (input.current) input.current.value = '';
    if (!file) return;
    const opened = await openPicture(file, { bytes: bytesIn, width: leastPixels, height: leastPixels });
    setFault(typeof opened === 'string' ? opened : undefined);
    setOpen(typeof opened === 'string' ? undefined : opened);
  }

  async function keep(cut: Cut): Promise<void> {
    if (!open) return;
    setIsBusy(true);
    const result = await cutPicture(open.picture, cut, {
      width: pixels,
      height: pixels,
      bytes: bytesOut,
    }).then(onKeep, () => 'failed' as const);
    setIsBusy(false);
    setFault(result === 'done' ? undefined : result);
    if (result === 'done') setOpen(undefined);
  }

  return (
    <ProfileSection id="photo" title={words.title}>
      <p className="profile-lead">{words.lead}</p>
      <input
        ref={input}
        type="file"
        accept={chosenTypes}
        hidden
        aria-label={words.choose}
        onChange={({ target }) => void take(target.files?.[0])}
      />
      {open ? (
        <Suspense fallback={<div className="picture-stage" />}>
          <PictureCutter
            isRound
            ratio={1}
            words={words}
            open={open}
            isBusy={isBusy}
            onCut={(cut) => void keep(cut)}
            onCancel={() => setOpen(undefined)}
          />
        </Suspense>
      ) : (
        <div className="profile-photo-row">
          <span className="profile-photo-circle">
            {photo ? (
              <FileImage file={photo} alt={words.alt} />
            ) : (
              <span aria-hidden="true">{initialsOf(name ?? '') || <Icon name="picture" />}</span>
            )}
          </span>
          <div className="actions">
            <button
              ref={choose}
              type="button"
              className="button"
              aria-describedby="photo-hint"
              onClick={() => input.current?.click()}
            >
              {hasPhoto ? words.another : words.choose}
            </button>
            {hasPhoto && (
              <button type="button" className="link" onClick={onRemove}>
                {words.remove}
              </button>
            )}
          </div>
          <p className="profile-lead profile-photo-hint" id="photo-hint">
            {fill(words.hint, limits)}
          </p>
        </div>
      )}
      {fault && (
        <p className="fault-notice" role="alert">
          {fill(words.errors[fault], limits)}
        </p>
      )}
    </ProfileSection>
  );
}
