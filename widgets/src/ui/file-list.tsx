import { useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

export interface ListedFile {
  readonly key: string;
  readonly name: string;
  readonly status: string;
  readonly failed: boolean;
  /** Part that was sent, from 0 to 1; undefined when nothing is being sent. */
  readonly part: number | undefined;
  readonly thumbnail: ImageBitmap | undefined;
  readonly removeLabel: string;
}

export interface FileListProps {
  readonly files: readonly ListedFile[];
  readonly onRemove: (key: string) => void;
}

export function FileList({ files, onRemove }: FileListProps) {
  return (
    <ul className="files">
      {files.map(({ key, name, status, failed, part, thumbnail, removeLabel }) => (
        <li className={failed ? 'file failed' : 'file'} key={key}>
          <Thumbnail picture={thumbnail} />
          <div className="file-text">
            <span className="file-name" dir="auto">
              {name}
            </span>
            <span className="file-status">{status}</span>
            {part !== undefined && <progress value={part} aria-label={name} />}
          </div>
          <button className="quiet" type="button" onClick={() => onRemove(key)} aria-label={removeLabel}>
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** On a canvas, because a page may forbid pictures from elsewhere, and a browser's own file is elsewhere to it. */
function Thumbnail({ picture }: { readonly picture: ImageBitmap | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (picture) canvas.current?.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  return (
    <div className="thumbnail">
      {picture ? <canvas ref={canvas} width={picture.width} height={picture.height} /> : <Icon name="file" />}
    </div>
  );
}
