import { photoLimits } from '@vakman/domain/photos/photos.limits';
import { photoAccept } from '@vakman/domain/photos/photos.types';
import { fill } from '@vakman/domain/text/fill';
import { useEffect, useRef, useState, useSyncExternalStore, type DragEvent } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { FileList as FileListComponent } from '../../ui/file-list.tsx';
import type { Photo, PhotoProblem } from './photo.ts';
import type { PhotoMessages } from './photo.words.ts';
import type { PhotoStore } from './photo-store.ts';

interface PhotoPickerProps {
  readonly store: PhotoStore;
  readonly messages: PhotoMessages;
}

const limits = {
  count: photoLimits.count,
  megabytes: photoLimits.bytes / 1024 / 1024,
  total: photoLimits.formBytes / 1024 / 1024,
};

/** A file input that also takes what is dropped on it, and the list of what was added. */
export function PhotoPicker({ store, messages }: PhotoPickerProps) {
  const { photos, problems } = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  const FileList = useFileList(photos.length > 0);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  /** Emptied, so that the same file can be chosen again after it was removed. */
  const takeChosen = () => {
    const chosen = [...(input.current?.files ?? [])];
    if (input.current) input.current.value = '';
    if (chosen.length > 0) void store.add(chosen);
  };
  // Files that were chosen before the script arrived.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(takeChosen, []);

  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void store.add([...event.dataTransfer.files]);
  };
  const remove = (key: string) => {
    store.remove(key);
    input.current?.focus();
  };
  const { label, hint, withoutScript } = messages.fields.photos;
  return (
    <div className="field">
      <label className="label" part="label" htmlFor="photos">
        {label}
      </label>
      <div className="hint" id="photos-hint">
        {fill(hint, limits)}
        {/* Where script runs, the browser holds its text as markup, which is no other text. */}
        <noscript suppressHydrationWarning>{` ${fill(withoutScript, limits)}`}</noscript>
      </div>
      <div
        className={over ? 'drop over' : 'drop'}
        onDragOver={dragOver}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          id="photos"
          name="photos"
          type="file"
          multiple
          accept={photoAccept}
          aria-describedby="photos-hint photos-problems"
          ref={input}
          onChange={takeChosen}
        />
        <label className="button" htmlFor="photos">
          <Icon name="picture" />
          {messages.photoList.choose}
        </label>
        {photos.length > 0 && (
          <span className="hint">{fill(messages.photoList.count, { ...limits, chosen: photos.length })}</span>
        )}
      </div>
      <div id="photos-problems" aria-live="polite">
        {problems.map((problem) => (
          <p className="error" key={problem.kind + problem.file}>
            {problemText(problem, messages)}
          </p>
        ))}
      </div>
      {FileList && photos.length > 0 && (
        <FileList files={photos.map((photo) => listed(photo, messages))} onRemove={remove} />
      )}
    </div>
  );
}

/** The list comes with the first photo, as the tools do; should it fail, the count still says what was added. */
function useFileList(needed: boolean) {
  const [list, setList] = useState<{ readonly FileList: typeof FileListComponent }>();
  useEffect(() => {
    if (needed) void import('./photo-tools.ts').then(setList, () => {});
  }, [needed]);
  return list?.FileList;
}

function problemText({ kind, file }: PhotoProblem, { errors, photoList }: PhotoMessages): string {
  if (kind === 'failed') return `${file}: ${photoList.failed}`;
  return fill(errors.photos[kind], { ...limits, file });
}

function listed({ key, name, status, part, thumbnail }: Photo, { photoList }: PhotoMessages) {
  const words = {
    preparing: photoList.preparing,
    ready: photoList.ready,
    uploading: fill(photoList.uploading, { percent: Math.round(part * 100) }),
    uploaded: fill(photoList.uploading, { percent: 100 }),
    failed: photoList.failed,
  };
  return {
    key,
    name,
    status: words[status],
    failed: status === 'failed',
    part: status === 'uploading' || status === 'uploaded' ? part : undefined,
    thumbnail,
    removeLabel: fill(photoList.remove, { file: name }),
  };
}
