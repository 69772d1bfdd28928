import type { ProjectPhoto } from '@vakman/domain/project/project.answers';
import { fill } from '@vakman/domain/text/fill';
import { Suspense, useState, type ReactNode } from 'react';
import { projectWords } from '../../../generated/project.words.ts';
import { useNear } from '../../ui/near/use-near.ts';
import { FileImage } from '../../ui/photo-viewer/file-image.tsx';
import { PhotoViewer } from '../../ui/photo-viewer/lazy-photo-viewer.ts';
import { useWords } from '../../words/use-words.ts';
import { useProjectFiles } from './project-files.ts';

interface PhotoGridProps {
  readonly photos: readonly ProjectPhoto[];
  /** What stands below a photo. */
  readonly renderBelow?: (photo: ProjectPhoto) => ReactNode;
}

/** Photos beside each other, small; each opens large. */
export function PhotoGrid({ photos, renderBelow }: PhotoGridProps) {
  const words = useWords(projectWords);
  const { place: list, isNear } = useNear<HTMLUListElement>();
  const [open, setOpen] = useState<number>();
  const small = useProjectFiles(
    photos.map(({ path, small_path }) => (isNear ? (small_path ?? path) : undefined)),
  );
  const large = useProjectFiles(
    photos.map(({ path }, place) => (open !== undefined && Math.abs(place - open) < 2 ? path : undefined)),
  );
  const names = photos.map(({ stage }, place) =>
    fill(words.photos.name, { stage: words.stages[stage], number: place + 1, count: photos.length }),
  );
  return (
    <>
      <ul className="project-photos" ref={list}>
        {photos.map((photo, place) => {
          const { file, isLost } = small[place] ?? { file: undefined, isLost: false };
          return (
            <li key={photo.id}>
              <button type="button" aria-label={names[place]} onClick={() => setOpen(place)}>
                {file && <FileImage file={file} alt="" />}
                {isLost && <span>{words.photos.lost}</span>}
              </button>
              {renderBelow?.(photo)}
            </li>
          );
        })}
      </ul>
      {open !== undefined && (
        <Suspense fallback={null}>
          <PhotoViewer
            photos={photos.map((_, place) => large[place]?.file ?? small[place]?.file)}
            names={names}
            first={open}
            onPlace={setOpen}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
