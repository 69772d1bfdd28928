import { projectPhotosWords } from '../../../generated/project-photos.words.ts';
import { useWords } from '../../words/use-words.ts';
import { summaryOf } from './photo-queue.state.ts';
import type { PhotoQueue } from './photo-queue.events.ts';
import { queueSentence } from './queue-sentence.ts';
import { usePhotoQueue } from './use-photo-queue.ts';
import './project-photos-queue.css';

/** Says calmly that photos are on their way, wherever in the dashboard somebody went on to. */
export function QueueStrip({
  photos,
  onResume,
}: {
  readonly photos: PhotoQueue;
  readonly onResume: () => void;
}) {
  const words = useWords(projectPhotosWords);
  if (photos.length === 0) return null;
  const summary = summaryOf(photos);
  const isStuck = summary.refused === summary.count;
  return (
    <aside className={isStuck ? 'queue-strip is-stuck' : 'queue-strip'} aria-label={words.title}>
      <span>{queueSentence(summary, words)}</span>
      {summary.isSending ? (
        <progress value={summary.part} max={1} aria-label={words.title} />
      ) : (
        <button type="button" className="link" onClick={onResume}>
          {words.again}
        </button>
      )}
    </aside>
  );
}

/** The strip of whoever is signed in; while it stands, what waits is sent. */
export default function QueueIndicator({ userId }: { readonly userId: string }) {
  const { photos, queue } = usePhotoQueue(userId);
  return <QueueStrip photos={photos} onResume={queue.resume} />;
}
