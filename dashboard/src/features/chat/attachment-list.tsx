import type { ChatFile } from '@vakman/domain/chat/chat.answers';
import { chatLimits } from '@vakman/domain/chat/chat.limits';
import { fill } from '@vakman/domain/text/fill';
import { FileList } from '@vakman/widgets/ui/file-list.tsx';
import { chatWords } from '../../../generated/chat.words.ts';
import { useWords } from '../../words/use-words.ts';
import type { Attachments } from './use-attachments.ts';

interface AttachmentListProps {
  /** Those that were uploaded. */
  readonly files: readonly ChatFile[];
  readonly attachments: Attachments;
  readonly onRemove: (path: string) => void;
}

const limits = { count: chatLimits.files, megabytes: chatLimits.fileBytes / 1024 / 1024 };

/** What goes with the message, how far each is, and what could not be added. */
export function AttachmentList({ files, attachments, onRemove }: AttachmentListProps) {
  const { attachments: words, problems: faults } = useWords(chatWords);
  const { photos, problems, remove, retry } = attachments;
  const uploaded = files.map(({ path, name }) => ({
    key: path,
    name,
    status: words.uploaded,
    failed: false,
    part: undefined,
    thumbnail: undefined,
    removeLabel: fill(words.remove, { name }),
  }));
  const others = photos.map(({ key, name, status, part, thumbnail }) => ({
    key,
    name,
    status: fill(words[status], { percent: Math.round(part * 100) }),
    failed: status === 'failed',
    part: status === 'uploading' ? part : undefined,
    thumbnail,
    removeLabel: fill(words.remove, { name }),
  }));
  const paths = new Set(files.map(({ path }) => path));
  return (
    <>
      <div aria-live="polite">
        {problems.map(({ kind, file }) => (
          <p className="chat-fault" key={kind + file}>
            {fill(faults[kind], { ...limits, file })}
          </p>
        ))}
      </div>
      {uploaded.length + others.length > 0 && (
        <FileList
          files={[...uploaded, ...others]}
          onRemove={(key) => (paths.has(key) ? onRemove(key) : remove(key))}
        />
      )}
      {photos
        .filter(({ status }) => status === 'failed')
        .map(({ key, name }) => (
          <button key={key} type="button" className="link" onClick={() => retry(key)}>
            {fill(words.retry, { name })}
          </button>
        ))}
    </>
  );
}
