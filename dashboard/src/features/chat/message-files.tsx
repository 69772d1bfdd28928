import { useQueries } from '@tanstack/react-query';
import type { ChatFile } from '@vakman/domain/chat/chat.answers';
import { fill } from '@vakman/domain/text/fill';
import { Icon } from '@vakman/widgets/ui/icon.tsx';
import { Suspense, useState, type CSSProperties } from 'react';
import { chatWords } from '../../../generated/chat.words.ts';
import { keys } from '../../backend/keys.ts';
import { useNear } from '../../ui/near/use-near.ts';
import { FileImage } from '../../ui/photo-viewer/file-image.tsx';
import { PhotoViewer } from '../../ui/photo-viewer/lazy-photo-viewer.ts';
import { useWords } from '../../words/use-words.ts';
import { saveFile } from '../own-data/save-file.ts';

interface MessageFilesProps {
  readonly files: readonly ChatFile[];
  readonly onFile: (path: string) => Promise<Blob>;
}

/** Kinds of picture that browsers show. */
const shown = /^image\/(jpeg|png|webp|avif|gif)$/;

/** The room that a picture takes before it is there. */
const roomOf = ({ width, height }: ChatFile): CSSProperties =>
  ({ '--shape': width && height ? width / height : 4 / 3 }) as CSSProperties;

/** What came with a message: pictures, which open large, and files to keep. They are fetched when they come near. */
export function MessageFiles({ files, onFile }: MessageFilesProps) {
  const words = useWords(chatWords);
  const { place, isNear } = useNear<HTMLUListElement>();
  const [open, setOpen] = useState<number>();
  const pictures = files.filter(({ type }) => shown.test(type));
  const loaded = useQueries({
    queries: pictures.map(({ path }) => ({
      queryKey: keys.chatFile(path),
      queryFn: () => onFile(path),
      enabled: isNear,
      staleTime: Infinity,
    })),
  });
  if (files.length === 0) return null;
  const blobOf = (file: ChatFile) => loaded[pictures.indexOf(file)];
  return (
    <>
      <ul className="chat-files" ref={place}>
        {files.map((file) => {
          const picture = blobOf(file);
          const label = { name: file.name };
          return (
            <li key={file.path}>
              {!picture || picture.isError ? (
                <FileButton file={file} onFile={onFile} />
              ) : (
                <button
                  type="button"
                  className="chat-photo"
                  style={roomOf(file)}
                  aria-label={fill(words.photo, label)}
                  onClick={() => setOpen(pictures.indexOf(file))}
                >
                  {picture.data && <FileImage file={picture.data} alt="" />}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {open !== undefined && (
        <Suspense fallback={null}>
          <PhotoViewer
            photos={loaded.map(({ data }) => data)}
            names={pictures.map(({ name }) => name)}
            first={open}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** A file to keep; what cannot be fetched says so and can be tried again. */
function FileButton({
  file,
  onFile,
}: {
  readonly file: ChatFile;
  readonly onFile: MessageFilesProps['onFile'];
}) {
  const words = useWords(chatWords);
  const [isLost, setIsLost] = useState(false);
  const take = async () => {
    try {
      saveFile(await onFile(file.path), file.name);
      setIsLost(false);
    } catch {
      setIsLost(true);
    }
  };
  return (
    <>
      <button type="button" className="chat-file" onClick={() => void take()}>
        <Icon name="file" />
        <span className="unseen">{fill(words.file, { name: file.name })}</span>
        <span aria-hidden="true" dir="auto">
          {file.name}
        </span>
      </button>
      {isLost && (
        <p className="chat-fault" role="alert">
          {fill(words.fileLost, { name: file.name })}
        </p>
      )}
    </>
  );
}
