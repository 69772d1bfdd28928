import { fill } from '@vakman/domain/text/fill';
import { Suspense, useState } from 'react';
import { requestsWords } from '../../../generated/requests.words.ts';
import { importPart } from '../../router/lost-chunk.ts';
import { useWords } from '../../words/use-words.ts';
import { saveFile } from '../own-data/save-file.ts';
import { FileImage } from '../../ui/photo-viewer/file-image.tsx';
import { PhotoViewer } from '../../ui/photo-viewer/lazy-photo-viewer.ts';
import { RequestPart } from './request-part.tsx';
import type { LoadedPhoto } from './use-request-photos.ts';

interface RequestPhotosProps {
  readonly photos: readonly LoadedPhoto[];
  /** Of whoever sent them. */
  readonly name: string;
}

/** Kinds of picture that browsers show. */
const shown = /^image\/(jpeg|png|webp|avif|gif)$/;

const fileName = (path: string, number: number) => `${number}.${path.split('.').at(-1)}`;

/** What came with a request: pictures, which open large, and files. */
export function RequestPhotos({ photos, name }: RequestPhotosProps) {
  const { photos: words } = useWords(requestsWords);
  const [open, setOpen] = useState<number>();
  if (photos.length === 0) return null;
  const pictures = photos.flatMap(({ file }) => (file && shown.test(file.type) ? [file] : []));
  const takeAll = async () => {
    const { downloadZip } = await importPart(() => import('client-zip'));
    const entries = photos.flatMap(({ file, path }, index) =>
      file ? [{ name: fileName(path, index + 1), input: file }] : [],
    );
    saveFile(await downloadZip(entries).blob(), `${name.replaceAll(/[^\p{L}\d]+/gu, '-')}.zip`);
  };
  return (
    <RequestPart title={words.title}>
      <ul className="request-photos">
        {photos.map(({ file, path, isLost }, index) => {
          const number = index + 1;
          return (
            <li key={path}>
              {isLost && <p>{words.lost}</p>}
              {file &&
                (shown.test(file.type) ? (
                  <button
                    type="button"
                    aria-label={fill(words.open, { number })}
                    onClick={() => setOpen(pictures.indexOf(file))}
                  >
                    <FileImage file={file} alt="" />
                  </button>
                ) : (
                  <button
                    type="button"
                    className="button"
                    onClick={() => saveFile(file, fileName(path, number))}
                  >
                    {fill(words.file, { number })}
                  </button>
                ))}
            </li>
          );
        })}
      </ul>
      {photos.length > 1 && (
        <button type="button" className="button" onClick={() => void takeAll()}>
          {words.all}
        </button>
      )}
      {open !== undefined && (
        <Suspense fallback={null}>
          <PhotoViewer photos={pictures} first={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </RequestPart>
  );
}
